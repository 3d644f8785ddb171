# آنچه صفحه‌ها از بازی‌های دیگر نشان می‌دهند: صفحهٔ مهره‌ها، بازی شانسی، رامی و کپ‌ایت.
web-board-bad_lines = خط‌های بد
web-board-by_hand = دستی
web-board-total = جمع
web-board-formations = چینش‌ها
web-board-sunk_none = هنوز مهره‌ای نیفتاده است.
web-board-last_round = دور آخر: تا پایان بازی می‌شود.
web-board-centre_pending = ضربهٔ اول برای مرکز است.
web-board-centre_locked = مرکز قفل است.
web-board-item-stone = مهره در ردیف { $r }
web-board-item-turned = برگشته: دو برابر
web-board-item-marked = نشان رو به بالا: ۳ امتیاز اضافه
web-board-item-across = خط چهارتایی در ردیف { $r }
web-board-item-upright = خط چهارتایی عمودی
web-board-item-diagonal = خط چهارتایی اریب
web-board-item-four = خط چهارتایی
web-board-item-cross = صلیب
web-board-item-five = خط بدِ پنج‌تایی
web-luck-column_1 = ستون ۱
web-luck-column_2 = ستون ۲
web-luck-leftover = مانده
web-luck-empty_column = هنوز کارتی نیست.
web-luck-open = باز
web-luck-banked = بیمه‌شده
web-luck-pile = دسته
web-luck-discard = دورریخته‌ها
web-luck-pass = { $n ->
    [1] بار اول
   *[other] بار دوم و آخر
}
web-luck-last_turn = نوبت آخر
web-luck-bust = احتمال سوختن: { $percent } درصد ({ $b } از { $n } کارت)
web-luck-kings = شاه‌ها
web-luck-jokers = جوکرها
web-luck-misfits = به هیچ جا نمی‌خورند
web-luck-still = آنچه هنوز در دسته است
web-luck-turned = این کارت کجا برود؟
web-luck-collected = کارت‌های باز، یکی‌یکی
web-rummy-deal_n = دست { $n }
web-rummy-contract_is = قرارداد: { $contract }
web-rummy-push = هر دو کارت از { $P } به { $Q } می‌رسد.
web-rummy-pot_is = پات: { $left } از { $pot } مانده، { $prize } برای هر راندِ برده.
web-rummy-stock = دستهٔ کشیدن
web-rummy-discard = دورریز
web-rummy-no_discard = دورریزی نیست
web-rummy-met = قرارداد کامل است
web-rummy-not_met = قرارداد مانده
web-rummy-cards = کارت‌ها
web-rummy-melds = ترکیب‌ها
web-rummy-no_melds = هنوز ترکیبی روی میز نیست.
web-rummy-stands_for = به جای
web-rummy-meld = ترکیب
web-rummy-next_meld = ترکیب بعدی
web-rummy-deals = دست‌ها
web-rummy-deal = دست
web-rummy-total = جمع
web-rummy-hand = شمرده شد:
web-rummy-went_out = بیرون رفت
web-rummy-paid = از پات:
web-rummy-partner = با
web-rummy-turn = نوبت بازی
web-rummy-freed = همین حالا بگذارید
web-rummy-pending = هنوز نام ندارد
web-board-board = صفحه
web-board-empty_hole = خالی
web-board-stock = در ذخیره:
web-board-shots_left = ضربه‌های مانده:
web-board-no_limit = تا وقتی می‌اندازید
web-board-loose = آزاد:
web-board-take_off = باید برداشته شود:
web-board-put_back = مهره را به سوراخش برگردانید.
web-board-take_out = این مهره نمی‌تواند آنجا بماند.
web-board-sheet = امتیازها
web-board-stones = مهره‌ها
web-board-lines = خط‌ها
web-board-crosses = صلیب‌ها

## شب بازی: بازی بعدی و همهٔ بازی‌ها
web-evening-title = شب بازی
web-evening-next = بازی بعدی
web-evening-begins = { $P } شروع می‌کند: بازندهٔ بازی قبل آغازگر است.
web-evening-again = شروع بازی بعدی
web-evening-other = بازی دیگر یا بازیکنان دیگر
web-evening-people = کسانی که اینجا بازی کرده‌اند
web-evening-matches = همهٔ بازی‌ها
web-evening-none = هنوز اینجا بازی نشده است.
web-evening-on_table = روی میز
web-evening-unfinished = ناتمام
web-evening-won = برنده
web-evening-older = بازی‌های قدیمی‌تر
web-evening-match_n = بازی { $n }
web-evening-match_pages = صفحه‌های بازی { $n }
web-evening-as_txt = داستان
web-evening-as_csv = جدول (CSV)
web-evening-as_json = همه چیز (JSON)
web-evening-play_on = ادامهٔ بازی
web-evening-running = بازی دیگری در جریان است. کنار گذاشته می‌شود؛ چیزی از بین نمی‌رود.
web-evening-aside = بازی کنار گذاشته شود؟
web-evening-aside_yes = بله، کنار بگذار
web-evening-aside_no = نه
web-evening-no_match = بازی شمارهٔ { $n } وجود ندارد.

## آمار
web-stats-title = آمار
web-stats-house = همهٔ بازیکنان این خانه
web-stats-of_house = { $n ->
    [one] از یک بازی.
   *[other] از { $n } بازی.
}
web-stats-played = بازی‌ها
web-stats-won = بردها
web-stats-middle = میانهٔ واکنش (هزارم ثانیه)
web-stats-best = سریع‌ترین (هزارم ثانیه)
web-stats-in_words = به زبان ساده
web-stats-points = امتیازها
web-stats-reactions = واکنش‌ها
web-stats-margins = فاصله‌ها
web-stats-early = شروع‌های زودهنگام
web-stats-longest = طولانی‌ترین دنباله
web-stats-about-points = پس از هر ثبتی که به حساب می‌آید.
web-stats-about-reactions = هزارم ثانیه از علامت تا رسیدن دست. خط، میانه را نشان می‌دهد.
web-stats-about-margins = دست سریع‌تر چند هزارم ثانیه جلوتر بود و چند بار.
web-stats-about-early = دست‌هایی که پیش از علامت رسیدند.
web-stats-about-longest = بیشترین امتیاز پشت سر هم، بی‌آنکه کس دیگری امتیاز بگیرد.
web-stats-none-points = هنوز چیزی شمرده نشده است.
web-stats-none-reactions = هنوز زمان هیچ دستی گرفته نشده است: واکنش‌ها از علامت سنجیده می‌شوند.
web-stats-none-margins = هنوز زمان هیچ مسابقه‌ای گرفته نشده است.
web-stats-none-early = هیچ‌کس زود نیامد.
web-stats-none-longest = هنوز کسی امتیاز نگرفته است.
web-stats-reaction_of = { $P }: میانه { $ms } هزارم ثانیه، سریع‌ترین { $best } هزارم ثانیه، { $n ->
    [one] یک دست.
   *[other] { $n } دست.
}
web-stats-margin_of = { $n ->
    [one] یک مسابقه
   *[other] { $n } مسابقه
}، از { $low } تا { $high } هزارم ثانیه، میانه { $ms } هزارم ثانیه.
web-stats-early_of = { $P }: { $n ->
    [one] یک شروع زودهنگام.
   *[other] { $n } شروع زودهنگام.
}
web-stats-longest_of = { $P }: { $n } پشت سر هم.
web-stats-points_of = { $P }: { $n } امتیاز پس از { $facts ->
    [one] یک ثبت.
   *[other] { $facts } ثبت.
}
