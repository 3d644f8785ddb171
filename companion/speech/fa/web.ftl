# صفحه‌های روی گوشی و نمایشگر بزرگ.

## بازی‌ها
web-game-magicians = دوئل مجیشنز
web-game-board = پوش روی صفحه
web-game-luck = پوش شانسی
web-game-rummy = پوش رامی
web-game-capit = کپ‌ایت
web-text-board-standard = همان متن اصلی
web-text-board-vienna = روش وینی
web-text-rummy-pagat = به روایت pagat
web-text-rummy-gamerules = به روایت gamerules
web-about-magicians = دو بازیکن، هر کدام دو دسته: دستِ سریع‌تر دسته را انتخاب می‌کند و کارت بالاتر امتیاز می‌گیرد. از ۲ نفر.
web-about-board = مهره‌های چوبی را با تلنگر در ۲۵ سوراخ بیندازید.
web-about-luck = کارت رو کنید، ستون بچینید، به‌موقع بایستید. ۲ تا ۴ نفر.
web-about-rummy = رامی تیمی با کارتِ هل‌داده.
web-about-capit = رامی با قرارداد و پات.

## نام صفحه‌ها
web-nav-scoreboard = امتیازها
web-nav-rules = قانون‌ها
web-nav-history = تاریخچه
web-nav-tv = نمایشگر بزرگ
web-nav-referee = داور
web-nav-pretend = میز آزمایشی
web-nav-pads = دکمه‌های روی همین نمایشگر
web-nav-language = زبان
web-nav-pages = صفحه‌ها
web-nav-join = روی گوشی شما:
web-nav-script = این صفحه جاوااسکریپت لازم دارد.

## امتیازها
web-round = راند { $n }
web-margin = { $ms }٫{ $tenth } میلی‌ثانیه جلوتر
web-ui-live = زنده
web-ui-stale = زنده نیست
web-ui-connecting = تماس با میز قطع است. این امتیاز مال این ساعت است:
web-ui-close = بستن
web-ui-rule = قانون
web-ui-all_rules = همهٔ قانون‌ها
web-ui-points = امتیاز
web-ui-streak = پیاپی
web-ui-rounds = راندهای برده:
web-ui-nobody = بازی تمام شد
web-ui-winner = برندهٔ بازی:
web-ui-doubt = مطمئن نیست – داور تصمیم می‌گیرد.
web-ui-dispute = بعد از تصحیح، این دیگر جور نیست:
web-ui-waiting = در انتظار کارت
web-ui-go = حالا!
web-ui-next_up = بعدی:
web-ui-no_match = هنوز بازی‌ای در جریان نیست.
web-ui-main = اصلی
web-ui-magic = جادویی
web-ui-hat = کارتی در این کلاه نیست.

## داور
web-referee-what_now = چه شد؟
web-referee-send = ثبت
web-referee-cancel = انصراف
web-referee-undo = پس گرفتن
web-referee-redo = برگرداندن
web-referee-history = تاریخچه
web-referee-adjust = امتیاز
web-referee-points_now = حالا
web-referee-set_to = امتیاز تازه
web-referee-reason = دلیل (اختیاری)
web-referee-save = ثبت امتیاز
web-referee-picture = تصویر میز
web-referee-look_again = دوباره نگاه کن
web-referee-let_stand = بماند
web-referee-take_back = پس بگیر
web-referee-replace = عوض کن
web-referee-sending = در حال فرستادن …
web-referee-retrying = تماس نیست – دوباره تلاش می‌شود …
web-referee-gone = تماس با میز قطع است. آنچه وارد کردید حساب نشد.
web-referee-remove = حذف
web-referee-none_in_hat = هنوز کارتی نیست. کلاه خالی هم اشکالی ندارد.
web-referee-joker_red = جوکر قرمز
web-referee-joker_black = جوکر سیاه
web-referee-nothing_to_undo = هنوز چیزی وارد نشده است.
web-referee-new_match = بازی تازه
web-referee-next_match = بازی بعدی
web-referee-others = همچنین:
web-referee-more = بیشتر
web-referee-unpaired = پایان داوری با این گوشی

## اتصال داور
web-pair-title = داور شوید
web-pair-scan = این را با گوشی داور اسکن کنید یا نشانی را در آن باز کنید.
web-pair-here = داوری با همین دستگاه
web-pair-once = این پیوند یک بار کار می‌کند و رمز گوشی‌های بعدی داور را تعیین می‌کند.
web-pair-first = این گوشی مال داور می‌شود. برای گوشی‌های بعدی رمزی انتخاب کنید.
web-pair-again = رمز داور را وارد کنید.
web-pair-waiting = هنوز داوری نیست. پیوند یک‌بارمصرفی را که میز هنگام روشن شدن نشان داد باز کنید، یا همین صفحه را روی نمایشگر خود میز.
web-pair-name = نام این گوشی
web-pair-phone = داور
web-pair-pin = رمز
web-pair-pin_shape = رمز ۴ تا ۸ رقم دارد.
web-pair-enter = داوری با این گوشی
web-pair-lost = رمز یادتان نیست؟ روی رایانهٔ میز، «push-companion referee reset» پیوند تازه‌ای می‌دهد.
web-pair-used = این پیوند قبلاً استفاده شده است. به جای آن رمز را وارد کنید.
web-pair-no_pin = هنوز رمزی تعیین نشده است. اول پیوند یک‌بارمصرف را باز کنید.
web-pair-wrong = رمز این نیست.
web-pair-wait = رمز چند بار اشتباه بود. { $seconds ->
    [one] یک ثانیه
   *[other] { $seconds } ثانیه
} صبر کنید و دوباره امتحان کنید.

## بازی تازه
web-setup-game = بازی
web-setup-players = بازیکن‌ها
web-setup-order = دو نفر اول شروع می‌کنند و بقیه به همین ترتیب منتظر می‌مانند.
web-setup-player = بازیکن
web-setup-name = نام
web-setup-add_player = افزودن بازیکن
web-setup-remove = حذف
web-setup-up = بالا بردن
web-setup-custom_cards = کارت‌های دست‌ساز
web-setup-custom_note = پیش از راند توافق کنید که هر کدام چند حساب شود.
web-setup-add_card = افزودن کارت
web-setup-card_name = نام روی کارت
web-setup-card_value = مثل
web-setup-no_value = هیچ
web-setup-house_rules = قانون‌های خانگی
web-setup-changed = عوض‌شده:
web-setup-which_text = قانون‌ها
web-setup-start = شروع بازی
web-setup-running = یک بازی در جریان است. بازی تازه آن را کنار می‌گذارد؛ چیزی از بین نمی‌رود.

## صفحهٔ قانون‌ها
web-rules-title = قانون‌ها
web-rules-games = بازی‌ها
web-rules-house = قانون‌های خانگی
web-rules-house_note = جایی که قانون چیزی نمی‌گوید، اینجا این‌طور بازی می‌شود.
web-rules-other = عوض‌شده

## تاریخچه
web-history-empty = هنوز چیزی وارد نشده است.
web-history-act = ثبت { $n }
web-history-undo = ثبت { $n } پس گرفته شد
web-history-amend = ثبت { $n } عوض شد
web-history-stand = ثبت { $n } می‌ماند
web-history-adjust = امتیاز دستی
web-history-undone = پس گرفته
web-history-amended = عوض‌شده
web-history-disputed = جور نیست
web-by-button = دکمه‌ها
web-by-camera = دوربین
web-by-phone = گوشی
web-by-referee = داور

## میز آزمایشی
web-pretend-keys = کلیدها: جنوب A اصلی، S جادویی – شمال K اصلی، L جادویی.
web-pretend-turn = هر دو کارت را برگردان
web-pretend-throw = پرتاب در کلاه‌ها
web-pretend-clear = میز را خالی کن
web-pretend-hand_in = دست در تصویر
web-pretend-hand_out = دست کنار
web-pretend-lay = یک کارت بگذار
web-pretend-place = جا
web-pretend-zone_S = جلوی جنوب
web-pretend-zone_N = جلوی شمال
web-pretend-zone_hat_S = ردیف جنوب
web-pretend-zone_hat_N = ردیف شمال
web-pretend-show_picture = آنچه دوربین می‌بیند
web-pretend-card = کارت
web-pads-touch = دست‌ها عقب، منتظر «حالا!» بمانید.
web-pads-not_now = حالا مسابقه‌ای نیست.

## خطاها
web-error-403 = این کار فقط از داور برمی‌آید، آن هم از صفحه‌های خود میز.
web-error-404 = چنین صفحه‌ای نیست.
web-error-413 = این یک‌جا زیاد است.
web-error-415 = میز این را نفهمید.
web-error-421 = این میز فقط به نشانی خودش جواب می‌دهد.
web-error-429 = خیلی تند بود. کمی صبر کنید.
web-error-other = نشد.
web-error-bad = میز این را نفهمید: { $why }
web-error-full = ذخیره نشد، پس حساب نیست: { $why }
