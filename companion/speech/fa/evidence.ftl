# مدرک‌های یک بازی: عکس پایان، خواندن‌ها، داوری دوباره و آنچه نگه داشته می‌شود. P و Q بازیکن و ms و tolerance زمان هستند (term-ms).

evidence-photo = عکس پایان
evidence-go = حالا
evidence-after_go = { $ms } پس از علامت
evidence-ahead_of_go = { $ms } پیش از علامت
evidence-first = دست اول از { $P } بود ({ $deck })، با { $ms }.
evidence-alone = { $P } زد ({ $deck })، کس دیگری به‌موقع نزد.
evidence-dead_heat = میان { $P } و { $Q } فقط { $ms } بود: مساوی، دکمه‌ها کمتر از { $tolerance } را نمی‌فهمند.
evidence-before_go = { $P } پیش از علامت زد.
evidence-too_soon = { $P } فقط { $ms } پس از علامت زد: زودتر از توان واکنش آدم.
evidence-nobody = کسی دکمه‌ای را نزد.

evidence-read = خوانده شد: { $cards }.
evidence-board = صفحه آن‌طور که خوانده شد: { $n } مهره در سوراخ، { $loose } آزاد.
evidence-holes = { $holes }.
evidence-hole-empty = { $hole } خالی
evidence-hole-unsure = { $hole } نامطمئن
evidence-hole-stone = { $hole } { $colour }
evidence-hole-faced = { $hole } { $colour } ({ $face })
evidence-sure = { $card }: با اطمینان { $percent } درصد
evidence-reader = با مدل { $mark } خوانده شد.
evidence-gone = تصویر دیگر نگه داشته نشده است.

evidence-again-same = { $n }: دوباره داوری شد، همان است.
evidence-again-unsure = { $n }: دوباره داوری شد، تا جایی که مطمئن است همان است. نوشته شده: { $was } اکنون: { $now }
evidence-again-differs = { $n }: فرق دارد. نوشته شده: { $was } اکنون: { $now }
evidence-again-other_model = { $n }: مدل دیگری خوانده است ({ $mark }). نوشته شده: { $was } این یکی: { $now }
evidence-again-no_picture = { $n }: دوباره خوانده نمی‌شود، تصویرش نگه داشته نشده.
evidence-again-no_reader = { $n }: چیزی اینجا نیست که دوباره بخواند.
evidence-again-sum = { $same } همان، { $unsure } تا حد اطمینان، { $differs } متفاوت، { $other } از مدل دیگر، { $lost } بی‌تصویر.

evidence-kept = { $n } تصویر نگه داشته شده، { $mb } مگابایت.
evidence-would_go = از کهنه‌ترین کنار گذاشته می‌شود: { $n } تصویر، { $mb } مگابایت.
evidence-went = از کهنه‌ترین کنار گذاشته شد: { $n } تصویر، { $mb } مگابایت. همهٔ ثبت‌ها و مسابقه‌ها می‌مانند.

web-evidence-title = مدرک‌ها
web-evidence-of = مدرک‌های بازی { $n }
web-evidence-none = در این بازی هنوز نه مسابقه‌ای سنجیده شده و نه کارتی خوانده.
web-evidence-race = مسابقه
web-evidence-cards = کارت‌ها
web-evidence-board = صفحه
web-evidence-show = مدرک را نشان بده
web-evidence-zip = همهٔ مدرک‌ها در یک فایل
web-evidence-referees = تصویرهای میز برای داور است.
web-evidence-before = پیش‌تر
web-evidence-next = پس‌تر
web-evidence-lanes = نوارها زمان بسته بودن دکمه، پیکان اتصال اول و هاشور فاصلهٔ نامعلوم را نشان می‌دهند.
