# آنچه پزشک پیدا می‌کند: وضع هر چیز و اگر خوب نیست، چه باید کرد. n عدد و why جمله یا متن دستگاه است.

doctor-level-ok = خوب
doctor-level-advice = توصیه
doctor-level-fault = خرابی
doctor-sum = { $faults ->
        [0] بی‌خرابی
       *[other] { $faults } خرابی
    }، { $advice } توصیه.
doctor-fault = بررسی «{ $check }» قطع شد ({ $why }): دوباره نگاه کنید؛ اگر همین ماند، رایانه را دوباره راه بیندازید.

doctor-name-board = دستگاه
doctor-name-versions = برنامه‌ها
doctor-name-power = برق
doctor-name-heat = گرما
doctor-name-memory = حافظه
doctor-name-disk = دیسک
doctor-name-state = پوشهٔ داده‌ها
doctor-name-journal = دفتر
doctor-name-backup = پشتیبان
doctor-name-clock = ساعت
doctor-name-network = شبکه
doctor-name-service = سرویس
doctor-name-devices = وسیله‌ها
doctor-name-gpio = پایه‌ها
doctor-name-pads = دکمه‌ها
doctor-name-lamps = چراغ‌ها
doctor-name-camera = دوربین
doctor-name-light = نور
doctor-name-marks = جای دوربین
doctor-name-deck = کارت‌خوان
doctor-name-stones = صفحه‌خوان

doctor-board-pi = این یک { $board } است.
doctor-board-pc = این رزبری‌پای نیست: دکمه‌ها روی نمایشگر هستند.
doctor-board-bits = سیستم ۳۲ بیتی است و کارت‌خوان ۶۴ بیت می‌خواهد: سیستم ۶۴ بیتی رزبری‌پای را نصب کنید.
doctor-versions-good = { $versions }: با هم سازگارند.
doctor-versions-python = { $version } کهنه است: برنامه را با پایتون ۳٫۱۱ یا تازه‌تر نصب کنید.
doctor-versions-missing = کتابخانهٔ { $library } نیست: برنامه را دوباره نصب کنید.
doctor-versions-numpy = ‏numpy { $version } با کتابخانهٔ دوربین این سیستم که { $wanted } می‌خواهد نمی‌خواند: نصب را دوباره اجرا کنید.
doctor-power-good = برق کافی است.
doctor-power-under = ولتاژ کم است: منبع تغذیهٔ خود پای و سیم کوتاه بگذارید.
doctor-power-slowed = پای خودش کند می‌کند: منبع تغذیهٔ بهتر بدهید یا خنکش کنید.
doctor-power-was = از آخرین روشن شدن ولتاژ کم شده: پیش از شب بلند منبع تغذیهٔ خود پای را بگذارید.
doctor-heat-good = پردازنده { $n } درجه است.
doctor-heat-soon = پردازنده { $n } درجه است: هوا یا سایه بدهید.
doctor-heat-now = پردازنده { $n } درجه است و کند می‌شود: اکنون خنکش کنید.
doctor-memory-good = { $n } مگابایت حافظه آزاد است.
doctor-memory-soon = فقط { $n } مگابایت حافظه آزاد است: برنامه‌های دیگر را ببندید.
doctor-memory-now = فقط { $n } مگابایت حافظه آزاد است: همین حالا برنامه‌های دیگر را ببندید وگرنه سیستم میز را می‌بندد.
doctor-disk-good = { $n } مگابایت روی دیسک آزاد است.
doctor-disk-soon = فقط { $n } مگابایت آزاد است: به‌زودی تصویری نگه داشته نمی‌شود. اجرا کنید: push-companion evidence tidy
doctor-disk-now = فقط { $n } مگابایت آزاد است: همین حالا جا باز کنید وگرنه چیزی نوشته نمی‌شود.
doctor-disk-gone = دیسک { $folder } جواب نمی‌دهد: آن را ببینید یا با --data پوشهٔ دیگری بدهید.
doctor-state-good = در پوشهٔ { $folder } می‌شود نوشت.
doctor-state-closed = در پوشهٔ { $folder } نمی‌شود نوشت: مالکش را عوض کنید یا با --data پوشهٔ دیگری بدهید.
doctor-journal-new = هنوز دفتری نیست: با بازی اول آغاز می‌شود.
doctor-journal-good = دفتر سالم است: { $n } ثبت.
doctor-journal-closed = دفتر باز نمی‌شود ({ $why }): پوشه‌اش را به کاربری بدهید که میز را می‌گرداند، یا با ‎--data پوشهٔ دیگری بگذارید.
doctor-journal-damaged = دفتر خراب است ({ $why }): میز را دوباره راه بیندازید، خودش تازه‌ترین پشتیبان سالم را برمی‌دارد.
doctor-journal-recovered = دفتر خرابی با نام { $file } کنار گذاشته شده: ببینید ثبت‌های آخر هستند، بعد آن فایل را پاک کنید.
doctor-backup-good = { $n ->
        [0] آخرین پشتیبان از امروز است.
       *[other] آخرین پشتیبان از { $n } روز پیش است.
    }
doctor-backup-old = آخرین پشتیبان { $n } روزه است: یک بار میز را باز کنید تا تازه‌اش ساخته شود.
doctor-backup-none = کنار دفتر پشتیبانی نیست: روی دیسک جا باز کنید و یک بار میز را باز کنید.
doctor-clock-good = ساعت تنظیم است ({ $now } UTC).
doctor-clock-back = ساعت ({ $now } UTC) از ثبت آخر عقب است: تنظیمش کنید. مسابقه و امتیاز به آن وابسته نیست، فقط زمان‌های تاریخچه.
doctor-clock-unset = ساعت ({ $now } UTC) تنظیم نشده: یک بار شبکه وصل کنید یا دستی تنظیم کنید. مسابقه‌ها به آن وابسته نیستند.
doctor-clock-alone = کسی این ساعت را تنظیم نمی‌کند: اگر زمان‌های تاریخچه مهم است، شبکه وصل کنید یا دستی تنظیمش کنید. چیز دیگری به آن وابسته نیست.
doctor-network-good = گوشی‌ها میز را اینجا پیدا می‌کنند: { $places }
doctor-network-hotspot = این دستگاه خودش نقطهٔ اتصال است؛ گوشی‌ها میز را اینجا پیدا می‌کنند: { $places }
doctor-network-none = شبکه‌ای نیست: یکی وصل کنید یا نقطهٔ اتصال بسازید (push-companion service hotspot).
doctor-service-good = میز خودش راه می‌افتد.
doctor-service-none = میز خودش راه نمی‌افتد: sudo push-companion service install
doctor-service-down = سرویس نصب است ولی کار نمی‌کند: journalctl -u push-companion دلیلش را می‌گوید.
doctor-devices-in_use = دکمه‌ها و دوربین در دست میز باز است: صفحهٔ /doctor روی درگاه { $port } آن‌ها را می‌بیند.
doctor-gpio-good = { $n } پایه برای دکمه‌ها آماده است.
doctor-gpio-none = این دستگاه پایه ندارد؛ دکمه‌های روی نمایشگر کار می‌کنند.
doctor-gpio-special = ‏GPIO { $pin } ({ $name }) مال سیستم است: در تنظیمات پایهٔ دیگری بدهید.
doctor-lamps-good = علامت شروع سر میز دیده یا شنیده می‌شود.
doctor-lamps-none = نه چراغ شروع وصل است نه بیزر: یکی را وصل کنید، وگرنه شروع فقط روی گوشی‌ها و روی هر کدام در لحظه‌ای دیگر دیده می‌شود.
doctor-camera-good = دوربین تصویر می‌دهد ({ $size }).
doctor-camera-none = کارت‌ها دستی وارد می‌شوند، همان‌طور که در تنظیمات است.
doctor-light-good = میز به اندازهٔ کافی روشن است ({ $n } درصد).
doctor-light-dark = میز تاریک است ({ $n } درصد): چراغی روشن کنید.
doctor-light-burnt = { $n } درصد تصویر خیره‌کننده است: چراغ را جابه‌جا کنید تا چیزی برق نزند.
doctor-marks-good = جای دوربین { $n } روز پیش اندازه‌گیری شد و همان است.
doctor-marks-none = جای دوربین هرگز اندازه‌گیری نشده: میز را کالیبره کنید تا ناحیه‌ها و جاها درست باشند.
doctor-marks-old = جای دوربین { $n } روز پیش اندازه‌گیری شد: کالیبراسیون را دوباره ببینید.
doctor-marks-moved = دوربین میز را آن‌طور که کالیبره شده نمی‌بیند: { $why }
doctor-marks-torn = کالیبراسیون خوانده نمی‌شود: میز را دوباره کالیبره کنید.
doctor-deck-good = کارت‌خوان آماده است؛ دستهٔ ویژه‌ای یاد داده نشده.
doctor-deck-own = کارت‌خوان آماده است و دستهٔ این خانه را می‌شناسد.
doctor-deck-torn = آنچه دربارهٔ دسته‌ها یاد داده شده خوانده نمی‌شود: دوباره یاد بدهید یا تازه‌ترین پروندهٔ `deck` را پاک کنید.
doctor-stones-good = صفحه‌خوان آماده است.

web-doctor-title = پزشک
web-doctor-again = دوباره ببین
web-doctor-none = پزشک فقط میزی را می‌بیند که اینجا باز است.
