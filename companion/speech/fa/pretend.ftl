# صفحهٔ میز آزمایشی: لمس تصویر چه می‌کند.

web-pretend-sink = در یک سوراخ
web-pretend-lie = آزاد می‌ماند
web-pretend-lean = به لبه تکیه می‌دهد
web-pretend-take = برداشتن
web-pretend-clear_board = صفحه را خالی کن
web-pretend-tap_hole = در تصویر روی یک سوراخ بزنید.
web-pretend-tap_place = روی جایی بزنید که مهره می‌ایستد.
web-pretend-tap_stone = روی مهره‌ای بزنید تا برداشته شود.
web-pretend-colours = رنگ مهره
web-pretend-faces = مهره چطور می‌افتد
web-pretend-tools = با لمس چه می‌شود
