# بازی تلنگر. P و Q بازیکن، colour رنگ مهره، hole یک سوراخ مثل c3 و n یک عدد است.

## رنگ‌ها و روی مهره‌ها
term-colour-red = قرمز
term-colour-blue = آبی
term-colour-yellow = زرد
term-colour-green = سبز
term-colour-white = سفید
term-colour-black = سیاه
term-colour-orange = نارنجی
term-colour-turquoise = فیروزه‌ای
term-colour-purple = بنفش
term-colour-pink = صورتی
term-colour-brown = قهوه‌ای
term-colour-natural = چوبی
term-mark-up = نشان رو به بالا
term-mark-down = نشان رو به پایین
b-setup-board = صفحه را وسط میز بگذارید، همهٔ سوراخ‌ها خالی.
b-setup-seat = { $P } در سمت { $side } می‌نشیند، با دوازده مهرهٔ { $colour }.
b-setup-option = قانون خانگی – { $option }: { $value }.
b-setup-option_number = قانون خانگی – { $option }: { $n }.
b-shot-settled = بعد از هر ضربه دست نزنید تا چیزی تکان نخورد و صفحه دیده شود.

## حالا چه باید کرد
b-setup-rps = سنگ، کاغذ، قیچی: چه کسی شروع می‌کند؟
b-setup-choose = { $P } انتخاب می‌کند: نوبت نامحدود یا محدود به { $n }؟
b-turn-start = { $P }: { $n ->
    [one] یک ضربه
   *[other] { $n } ضربه
}.
b-turn-left = { $P }: { $n ->
    [one] یک ضربهٔ دیگر
   *[other] { $n } ضربهٔ دیگر
}.
b-turn-unlimited = { $P }: تا وقتی می‌اندازید ادامه دهید.
b-turn-hits = { $P }: تا وقتی می‌اندازید ادامه دهید، حداکثر { $n ->
    [one] یک بار دیگر
   *[other] { $n } بار دیگر
}.
b-shot-place = مهره را روی خط { $side } بگذارید، { $face }، و با یک انگشت تلنگر بزنید.
b-centre-open = اول به سوراخ وسط نشانه بروید.
b-centre-locked = مرکز قفل است: فقط آخرین مهره‌ای که یک خط چهارتایی یا صلیب را کامل کند می‌تواند داخل برود.
b-score-final = { ROW($totals) }. { COUNT($P) ->
    [one] { $P } می‌بَرد
   *[other] { $P } با هم می‌برند
}.
b-score-total = { $P } { $n }

## چه شد
b-setup-limited = نوبت محدود: { $n } تا پشت سر هم.
b-setup-unlimited = نوبت نامحدود: تا وقتی هر ضربه بیندازد.
b-setup-coloured = { $P } با { $colour } بازی می‌کند.
b-turn-begins = { $P } شروع می‌کند.
b-turn-stopped = { $P } دست نگه می‌دارد.
b-turn-end = نوبت { $Q } است.
b-shot-sunk = { $colour } در { $hole }، ردیف { $r }.
b-shot-sunk_turned = { $colour } در { $hole }، ردیف { $r }، برگشته: دو برابر.
b-shot-sunk_marked = { $colour } در { $hole }، ردیف { $r }، نشان رو به بالا: ۳ امتیاز اضافه.
b-shot-put_back = مهرهٔ { $hole } همان‌طور که بود به سوراخش برمی‌گردد.
b-shot-knocked_out = مهرهٔ { $hole } دوباره در بازی است.
b-shot-zone = مهرهٔ { $colour } به خط پرتاب خورده: آن را بردارید.
b-shot-clear = { $n } مهرهٔ آزاد { $colour }: همه را بردارید.
b-shot-clear_last = { $P } همهٔ مهره‌های باقی‌مانده را بازی کرده: { $n ->
    [one] مهرهٔ آزاد
   *[other] { $n } مهرهٔ آزاد
} را بردارید.
b-shot-off_opponent = مهره‌ای از { $Q } از صفحه بیرون رفت: { $Q } می‌تواند همین حالا آن را بزند.
b-shot-off_own = مهرهٔ خودی بیرون رفت: نوبت { $P } تمام است.
b-shot-off_own_return = مهرهٔ خودی بیرون رفت: ضربهٔ برگشت { $P } تمام است.
b-shot-return_done = برمی‌گردیم به { $P }: { $n ->
    [one] یک ضربهٔ دیگر
   *[other] { $n } ضربهٔ دیگر
}.
b-shot-return_done_unlimited = برمی‌گردیم به { $P }: تا وقتی می‌اندازید ادامه دهید.
b-shot-declined = { $Q } از ضربهٔ برگشت می‌گذرد.
b-shot-foul = خطای { $P }: مهره پس می‌آید و ضربه از دست رفت.
b-shot-foul_repeat = خطای { $P }: مهره پس می‌آید و دوباره زده می‌شود.
b-shot-short_repeat = { $P }: مهره از خط جدا نشد، دوباره بزنید.
b-centre-illegal = این مهره نمی‌تواند در مرکز بماند: پس بدهید.
b-centre-missed = ضربهٔ { $P } به مرکز نیفتاد: حالا قفل است.
b-end-all12 = { $P } هر دوازده تا را انداخت: بازی تمام شد.
b-end-full = همهٔ سوراخ‌ها پر است: بازی تمام شد.
b-end-stall = فقط مرکزِ قفل‌شده خالی است و کسی نمی‌تواند پرش کند: بازی تمام شد.
b-end-last_round = { $P } هر دوازده تا را انداخت: این دور تا آخر بازی می‌شود.
b-corrected = صفحه دستی درست شد.
b-looked = کسی نگاه کرد: نمایشگر درست است.
b-score-by_hand = دستی: { $P } { $n }.
b-score-across = { $P }: خط چهارتایی در ردیف { $r }، { $k } امتیاز.
b-score-upright = { $P }: خط چهارتایی عمودی، { $k } امتیاز.
b-score-diagonal = { $P }: خط چهارتایی اریب، { $k } امتیاز.
b-score-four = { $P }: خط چهارتایی، { $k } امتیاز.
b-score-cross = { $P }: صلیب، { $k } امتیاز.
b-score-five = { $P }: خط بدِ پنج‌تایی، { $k } امتیاز کم.

## چه چیزی می‌شود وارد کرد
b-act-sunk = افتاد: { $colour } در سوراخ
b-act-loose = آزاد مانده
b-act-zone = به خط پرتاب خورده
b-act-off_own = از صفحه بیرون رفت
b-act-off_opponent = مهرهٔ { $Q } را بیرون انداخت
b-act-by_hand = کل ضربه را وارد کنید
b-act-short = از خط جدا نشد
b-act-foul = خطا: ضربه حساب نیست
b-act-decline = { $Q } می‌گذرد
b-act-stop = { $P } زودتر دست نگه می‌دارد
b-act-correct = صفحه طور دیگری است
b-act-begins = { $P } شروع می‌کند
b-act-colour = رنگ دیگر برای { $P }
b-act-limited = محدود: { $n } تا پشت سر هم
b-act-unlimited = نامحدود
b-field-sunk = مهره‌های افتاده
b-field-zone = مهره‌های روی خط پرتاب
b-field-off = مهره‌های بیرون از صفحه
b-field-dislodged = سوراخ‌هایی که مهره‌شان بیرون پریده
b-field-holes = مهره‌های داخل سوراخ
b-field-loose = مهره‌های آزاد
b-field-colour = رنگ

## آنچه تصویر روشن نکرد
b-doubt-colour = { $n ->
    [0] { $holes } را ببینید: کسی با این رنگ بازی نمی‌کند.
    [one] رنگ یک مهره معلوم نشد.
   *[other] رنگ { $n } مهره معلوم نشد.
}
b-doubt-thirteenth = { $n } مهرهٔ { $colour }، در حالی که فقط دوازده تا هست: { $holes } را ببینید.
b-doubt-surplus = یک مهرهٔ { $colour } زیادی است و کسی آن را نزده: { $holes } را ببینید.
b-doubt-hole = صفحه و نمایشگر در { $holes } فرق دارند: کدام درست است؟
b-doubt-unsure = در { $holes } مهره هست؟ چطور خوابیده؟
b-doubt-line = مهرهٔ { $colour } به خط پرتاب خورده؟ تصویر فاصلهٔ کمتر از { $error } میلی‌متر را نشان نمی‌دهد: خودتان ببینید.
b-doubt-vanished = { $n ->
    [one] یک مهرهٔ آزاد نیست.
   *[other] { $n } مهرهٔ آزاد نیست.
} با ضربه بیرون رفته یا با دست برداشته شده؟
b-doubt-two_shots = دو ضربه، اولی در { $holes }
b-doubt-as_seen = تصویر درست است
b-doubt-still_there = نمایشگر درست است: مهره هنوز در { $holes } است
b-doubt-knocked_out = با ضربه از { $holes } بیرون پرید
b-doubt-is_colour = { $hole } { $colour } است
b-doubt-is_stone = { $hole }: { $colour }، { $face }
b-doubt-is_empty = { $hole } خالی است
b-doubt-is_zone = مهرهٔ { $colour } به خط خورده
b-doubt-is_loose = مهرهٔ { $colour } به خط نخورده
b-doubt-shot_off = با ضربه از صفحه بیرون رفت: { $colours }
b-doubt-has_colour = مهرهٔ آزاد: { $colour }
b-doubt-no_stone = آنجا مهره‌ای نیست
b-doubt-on_top = مهرهٔ { $colour } روی مهرهٔ { $hole } است: آزاد
b-doubt-all_empty = { $n ->
    [one] خالی است
   *[other] همه خالی‌اند
}
b-doubt-still_lies = { $n ->
    [one] هنوز همان‌جاست
   *[other] هنوز همان‌جا هستند
}
b-doubt-nudged = مهره‌های آزاد کمی جابه‌جا شده‌اند: ضربه بود یا دستی تکانشان داد؟
b-doubt-by_a_hand = دستی تکانشان داد

## نپذیرفتن‌ها
b-refuse-over = بازی تمام شده است.
b-refuse-begin_first = اول بگویید چه کسی شروع می‌کند.
b-refuse-choose_first = اول نفر شروع‌کننده محدود یا نامحدود را انتخاب کند.
b-refuse-begun = بازی شروع شده و نفر اول معلوم است.
b-refuse-chosen = محدود یا نامحدود برای کل بازی معلوم شده است.
b-refuse-coloured = رنگ‌ها پیش از ضربهٔ اول انتخاب می‌شوند.
b-refuse-not_your_shot = حالا نوبت ضربهٔ { $P } است.
b-refuse-return_first = اول { $Q } ضربهٔ برگشت را بزند یا از آن بگذرد.
b-refuse-no_return = حالا کسی ضربهٔ برگشت ندارد.
b-refuse-must_shoot = { $P } باید همهٔ ضربه‌های نوبت را بزند.
b-refuse-no_stone = { $P } دیگر مهره‌ای برای زدن ندارد.
b-refuse-short = مهره‌ای که از خط جدا نشده روی خط است: همان‌جا واردش کنید.
b-refuse-no_hole = سوراخی به نام { $hole } نیست: از a1 تا e5 هستند.
b-refuse-empty_hole = در { $hole } مهره‌ای نیست.
b-refuse-hole_taken = { $hole } پر است: هر سوراخ جای یک مهره است.
b-refuse-no_colour = کسی با { $colour } بازی نمی‌کند.
b-refuse-unknown_colour = مهرهٔ { $colour } وجود ندارد.
b-refuse-too_many = { $n ->
    [one] یک مهرهٔ { $colour }
   *[other] { $n } مهرهٔ { $colour }
} بیشتر از آنچه ممکن است.
b-refuse-loose_count = { $seen } مهرهٔ آزاد { $colour } دیده شد، ولی باید { $n } تا باشد.
b-refuse-no_seat = در سمت { $side } کسی ننشسته است.
b-refuse-no_player = بازیکن شمارهٔ { $n } وجود ندارد.
b-setup-measures = صفحه‌ای با این اندازه‌ها نیست: بین دو خط پرتاب باید نه مهره کنار هم جا شود.

## قانون‌های خانگی
option-horizontal4 = خط چهارتایی موازی با سمت خود بازیکن
option-horizontal4-row = به شمارهٔ ردیفش امتیاز دارد
option-horizontal4-3 = ۳
option-horizontal4-row_3 = به شمارهٔ ردیفش و ۳ تا بیشتر امتیاز دارد
option-five_contains_fours = خط پنج‌تایی دو خط چهارتایی هم حساب می‌شود
option-five_contains_fours-no = نه
option-five_contains_fours-yes = بله
option-cross_diagonal = ضربدرِ پنج‌مهره‌ای هم صلیب است
option-cross_diagonal-no = نه
option-cross_diagonal-yes = بله
option-seats2 = دو بازیکن می‌نشینند
option-seats2-opposite = روبه‌روی هم
option-seats2-adjacent = کنار هم
option-nested_returns = ضربهٔ برگشت می‌تواند ضربهٔ برگشت دیگری بدهد
option-nested_returns-yes = بله
option-nested_returns-no = نه
option-zone_is_off = منطقهٔ پرتاب بیرون از صفحه حساب می‌شود
option-zone_is_off-no = نه
option-zone_is_off-yes = بله
option-short_shot = ضربه‌ای که از خط جدا نشود
option-short_shot-used = مصرف شده است
option-short_shot-repeat = تکرار می‌شود
option-must_shoot_three = همهٔ ضربه‌های نوبت اجباری است
option-must_shoot_three-no = نه
option-must_shoot_three-yes = بله
option-foul = بعد از خطا
option-foul-shot_lost = ضربه از دست می‌رود
option-foul-repeat = ضربه تکرار می‌شود
option-dislodged = مهره‌ای که از سوراخش بیرون بپرد
option-dislodged-restore = سر جایش برمی‌گردد
option-dislodged-play_on = دوباره در بازی است
option-end = بازی تمام می‌شود
option-end-at_once = همان لحظه
option-end-finish_round = وقتی دور کامل شود
option-tiebreak = با امتیاز برابر
option-tiebreak-share = برد مشترک است
option-tiebreak-more_sunk = مهرهٔ افتادهٔ بیشتر می‌بَرد
option-tiebreak-more_turned = مهرهٔ دوبرابرِ بیشتر می‌بَرد
option-v_line_stack = وین: ۴ امتیازِ خط به امتیاز بازی پایه اضافه می‌شود
option-v_line_stack-no = نه
option-v_line_stack-yes = بله
option-limited = وین، نوبت محدود: این تعداد
option-limited-shots = ضربه
option-limited-hits = ضربهٔ موفق حداکثر، تا اولین خطا
option-limited_to = وین، نوبت محدود: چند تا پشت سر هم
option-hit = وین: ضربهٔ موفق می‌اندازد
option-hit-own = مهرهٔ خودی را
option-hit-any = هر مهره‌ای را
option-v_bad_line = وین: خط بد حساب می‌شود
option-v_bad_line-yes = بله
option-v_bad_line-no = نه
option-centre = ملکه یا شاهِ مرکز
option-centre-no = نه
option-centre-yes = بله
option-centre_shot = ضربه به مرکز
option-centre_shot-first_of_game = اولین ضربهٔ بازی است
option-centre_shot-first_of_each_player = اولین ضربهٔ هر بازیکن است
option-centre_stall_end = بازی تمام می‌شود وقتی فقط مرکزِ قفل‌شده خالی باشد و کسی نتواند پرش کند
option-centre_stall_end-yes = بله
option-centre_stall_end-no = نه
option-empty_side_zones = منطقهٔ پرتاب جایی هم که کسی ننشسته حساب است
option-empty_side_zones-yes = بله
option-empty_side_zones-no = نه
option-board_mm = ضلع صفحه (میلی‌متر)
option-line_inset_mm = از لبهٔ صفحه تا خط پرتاب (میلی‌متر)
option-line_length_mm = طول خط پرتاب (میلی‌متر)
option-disc_mm = قطر مهره (میلی‌متر)
option-close_call_mm = نزدیک‌تر از این به خط، یکی باید خودش نگاه کند (میلی‌متر)
