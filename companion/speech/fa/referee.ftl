# اصلاح‌ها، حقوق داوران، راه ورود و کلیدهای برنامه‌ها.

## Corrections
# Names with points: Anna: 4
table-points = { $P }: { $n }
table-totals = امتیاز دستی: { ROW($points) }.
table-totals_many = برای امتیاز کامل، امتیاز { $n ->
    [one] یک بازیکن
   *[other] هر { $n } بازیکن
} لازم است.
table-totals_never = در این بازی چنین امتیازی ممکن نیست.
table-no_such_version = نسخهٔ پیشین { $n } وجود ندارد.

## Console
web-referee-instead = چیز دیگری بود
web-referee-likely = احتمالی:
web-referee-other_fact = یا چیز دیگر:
web-referee-corrections = اصلاح
web-referee-totals = کل امتیاز
web-referee-players = چه کسی بازی کرد
web-referee-versions = نسخه‌های پیشین
web-referee-restore = بازگرداندن
web-referee-now = مانند اکنون
web-referee-swap = جابه‌جا با بعدی
web-referee-take_over = به دست بگیر
web-referee-take_back_whistle = پس بگیر
web-referee-holds = { $name } سوت را دارد.
web-referee-took = { $name } سوت را گرفت.
web-referee-locked = قفل است: لمس‌ها شمرده نمی‌شوند.
web-referee-lock = قفل
web-referee-unlock = باز کردن قفل
web-referee-done = ثبت
web-referee-beginning = آغاز بازی

## History
web-history-restore = بازگشت به پس از ثبت { $n }
web-history-named = بازیکنان: { $players }

## Rights
web-rights-title = داوران
web-rights-whistle = سوت
web-rights-note = فقط گوشیِ دارای سوت چیزی را تغییر می‌دهد. هر داور می‌تواند آن را بگیرد؛ دیگران می‌بینند.
web-rights-mine = این گوشی سوت را دارد.
web-rights-take_over = گرفتن سوت
web-rights-locked = میز قفل است. نخست قفل را باز کنید.
web-rights-holder = سوت نزد { $name } است. برای تغییر، آن را بگیرید.
web-rights-open = هر داور می‌تواند
web-rights-group-say = بگوید چه شد
web-rights-group-undo = آخرین ثبت را برگرداند
web-rights-group-correct = اصلاح و بازگردانی کند
web-rights-group-match = بازی را آغاز کند یا ادامه دهد
web-rights-group-senses = از دکمه‌ها، دوربین و تنظیمات استفاده کند
web-rights-save = ذخیره
web-rights-phones = گوشی‌ها
web-rights-this = این گوشی
web-rights-let_go = جدا کردن
web-rights-pin = پین تازه
web-rights-tokens = کلید برای برنامه‌ها
web-rights-tokens_note = کلید فقط می‌خواند و چیزی را تغییر نمی‌دهد.
web-rights-token_name = برای چیست
web-rights-token_make = ساختن کلید
web-rights-token_once = اکنون رونوشت بردارید: فقط همین یک بار نشان داده می‌شود.
web-rights-revoke = باطل کردن
web-rights-no_token = آن کلید پیش‌تر باطل شده است.
web-rights-tokens_full = { $n } کلید هست: نخست یکی را باطل کنید.

## Log
web-log-title = چه کسی چه کرد
web-log-empty = هنوز هیچ.
web-log-file = دریافت پرونده
web-log-pair = گوشی جفت شد ({ $what })
web-log-leave = داوری را کنار گذاشت
web-log-wrong = پین نادرست یا پیوند مصرف‌شده
web-log-take = سوت را از { $what } گرفت
web-log-lock = میز را قفل کرد
web-log-unlock = قفل میز را باز کرد
web-log-open = باز برای همهٔ داوران: { $what }
web-log-pin = پین تازه گذاشت
web-log-let_go = { $what } را جدا کرد
web-log-token = کلید { $what } ساخته شد
web-log-revoke = کلید { $what } باطل شد
web-log-match = بازی { $what } آغاز شد
web-log-resume = بازی { $what } ادامه یافت

## Join
web-join-title = روی گوشی شما
web-join-scan = با دوربین گوشی بخوانید یا یکی از نشانی‌ها را بنویسید.
web-join-same = گوشی باید در همان شبکهٔ میز باشد.
web-join-only_here = این میز فقط از همین دستگاه در دسترس است.
web-error-401 = به کلید نیاز است: داور آن را در صفحهٔ «داوران» می‌سازد.
