# صدا: گوشی چه چیزی را اعلام می‌کند، و کلیدهای آن.

web-voice-title = صدا
web-voice-what = چه چیزی گفته شود
web-voice-off = هیچ
web-voice-points = امتیازها
web-voice-calls = امتیازها و آنچه پیش می‌آید
web-voice-blind = همه چیز – برای بازیکنانی که نمی‌بینند
web-voice-blind_about = هر کارت، هر درخواست و هر امتیاز گفته می‌شود؛ کسی به صفحه نیاز ندارد.
web-voice-voice = گوینده
web-voice-auto = همان که گوشی دارد
web-voice-reader = صفحه‌خوان من
web-voice-no_voice = این گوشی گوینده‌ای برای فارسی ندارد. در تنظیمات گوشی یکی اضافه کنید یا یک بستهٔ صدا روی رایانهٔ میز بگذارید.
web-voice-speed = سرعت
web-voice-tone = صدای «حالا!» از این گوشی
web-voice-tone_about = فقط روی یک گوشی، و فقط جایی که میز بوق ندارد.
web-voice-again = دوباره بگو
web-voice-resume = برای روشن کردن دوبارهٔ صدا لمس کنید
web-voice-correction = تصحیح.
web-voice-on = صدا روشن است.
web-voice-close = بستن
web-voice-pack = صداهای بستهٔ میز:
web-voice-awake_on = صفحه روشن می‌ماند.
web-voice-awake_trick = یک فیلم بی‌صدا صفحه را روشن نگه می‌دارد. اگر باز هم خاموش شد، در تنظیمات گوشی زمان بیشتری بگذارید.
web-voice-awake_off = ممکن است صفحه خاموش شود.
web-voice-awake_ask = صفحه را روشن نگه دار
web-voice-of = { $P }: { $n }
web-voice-score = { ROW($points) }.
