# بازی M، دوئل. P و Q نام بازیکن‌ها، n و k عدد، deck و other دسته‌ها هستند.

## واژه‌ها
term-deck-main = دستهٔ اصلی
term-deck-magic = دستهٔ جادویی
term-pool-red = نیمهٔ قرمز بستهٔ دوم
term-pool-black = نیمهٔ سیاه بستهٔ دوم
term-pool-free_pick = بستهٔ دوم
term-pool-own_pack = یک بستهٔ جداگانه
term-rank-none = کارت بی‌ارزش
term-spot = نوبت { $n }، جلوی { $P }

## چرا یک دست پوکر می‌بَرد
hand-reason-category = { $better } از { $worse } بالاتر است
hand-reason-rank = { $high } از { $low } بالاتر است
hand-reason-kicker = دست‌ها یکی است، ولی در کارت کناری { $high } از { $low } بالاتر است
hand-reason-missing = تا اینجا برابر، ولی { $rank } از کارتِ نداشته بالاتر است
hand-reason-fewer = { $more } کارت در برابر { $fewer } کارت: کارت کمتر می‌بازد
hand-reason-equal = همهٔ ارزش‌ها برابر است

## پیش از راند
m-setup-packs = دو بسته با پشت یکسان و دو کلاه بردارید.
m-setup-packs_own = سه بسته با پشت یکسان و دو کلاه بردارید: یکی برای دسته‌های اصلی و برای هر نفر یکی برای دستهٔ جادویی.
m-setup-compose = { $P }: برای { $Q } از { $pool } ۱۳ کارت جدا کنید، بُر بزنید و بدهید.
m-setup-compose_same = { $P }: همان ۱۳ کارت قبلی را جمع کنید، بُر بزنید و به { $Q } بدهید.
m-setup-deal = بستهٔ اول را بُر بزنید، نصف کنید و دستهٔ اصلی و جادویی را جلوی خود بگذارید.
m-setup-ante = هر نفر { $n } در پات می‌گذارد: { $pot } برای برندهٔ بازی.
m-setup-special = توافق شد: کارت { $card } مثل { $rank } حساب می‌شود.
m-setup-option = قانون خانگی – { $option }: { $value }.
m-setup-option_number = قانون خانگی – { $option }: { $n }.

## مسابقه
m-turn-ready = دست‌ها عقب – منتظر علامت بمانید.
m-turn-go = با «حالا!»: یک دست روی یکی از دسته‌های خودتان.
m-turn-go_any = با «حالا!»: یک دست روی هر دسته‌ای که خواستید.
m-turn-faster = { $P } سریع‌تر بود: { $deck }.
m-turn-repeat = خیلی نزدیک بود – یک بار دیگر.
m-turn-nobody = هیچ دستی روی دسته‌ای نیامد – یک بار دیگر.
m-turn-false_start = { $P } زود آمد؛ { $Q } تصمیم می‌گیرد: یک دسته را لمس کنید.
m-turn-false_start_repeat = زود آمد: { $P }. یک بار دیگر.
m-turn-roll = { $P }: تاس بیندازید. ۱ تا ۳ اصلی است و ۴ تا ۶ جادویی.

## انتخاب‌های بازیکن سریع‌تر
m-choice-swap = { $P }: دسته‌های جادویی را جابه‌جا می‌کنید یا بماند؟
m-choice-assign = { $P }: کارت جادویی برای شما باشد یا برای حریف؟
m-choice-swapped = دسته‌های جادویی جابه‌جا شدند.
m-choice-kept = دسته‌های جادویی سر جایشان می‌مانند.
m-choice-swap_back = دسته‌های جادویی را سر جای قبلی برگردانید.
m-choice-assigned = کارت جادویی برای { $P } است و کارت اصلی برای { $Q }.

## کارت‌ها
m-draw-reveal = { $P }: کارت رویی { $deck } خودتان را برگردانید.
m-compare-point = { $card } از { $other } بالاتر است: یک امتیاز برای { $P }، { $a } به { $b }.
m-compare-tie = { $card } و { $other } مساوی‌اند – کلاه‌ها را بیاورید، نیم متر آن‌طرف‌تر.

## کلاه‌ها
m-hat-throw = { $P }: { $n ->
    [one] یک کارت
   *[other] { $n } کارت
} از { $deck } خودتان توی کلاه خودتان بیندازید.
m-hat-throw_fill = { $P }: { $n } کارت توی کلاه خودتان بیندازید که { $k } تایش از { $other } است، چون { $deck } شما کم دارد.
m-hat-seconds = { $n ->
    [one] برای همهٔ پرتاب‌ها یک ثانیه وقت دارید.
   *[other] برای همهٔ پرتاب‌ها { $n } ثانیه وقت دارید.
}
m-hat-exchange = کلاه‌ها را عوض کنید و کارت‌ها را باز بچینید.
m-hat-open = { $P }: کارت‌های کلاه { $Q } را باز جلوی خودتان بچینید.
m-hat-misses = کارتی که در کلاه دیگری بیفتد خطاست.
m-hat-strays = کارتی که در کلاه دیگری بیفتد همان‌جا حساب است. بگویید چند تا بود.
m-hat-result = { $P } { $hand } دارد و { $Q } { $other }: یک امتیاز برای { $P }، { $a } به { $b }. دلیل: { $reason }.
m-hat-tie = دست‌ها برابرند ({ $hand }) – کسی امتیاز نمی‌گیرد.
m-hat-rethrow = یک پرتاب دیگر تعیین می‌کند.
m-hat-return = { $P }: { $n ->
    [one] کارت خطا رفته را
   *[other] { $n } کارت خطا رفته را
} به { $deck } خودتان برگردانید و بُر بزنید.

## دسته‌ها
m-deck-status = { $P }: { $n } اصلی و { $k } { $k ->
    [one] کارت جادویی
   *[other] کارت جادویی
} مانده است.
m-deck-magic_empty = { $P } دیگر دستهٔ جادویی ندارد.
m-deck-recounted = شمارش دستی، { $P }: { $n } اصلی، { $k } جادویی.

## پایان راند و بازی
m-round-no_main = { $P } نمی‌تواند از دستهٔ اصلی بکشد: راند به { $Q } می‌رسد.
m-round-short_stack = { $P } کارت کافی برای پرتاب ندارد: راند به { $Q } می‌رسد.
m-round-both_empty = هیچ‌کدام نمی‌توانند ادامه دهند: { $a } به { $b }.
m-round-no_result = بی‌نتیجه: راند تکرار می‌شود.
m-round-won = راند به { $P } رسید، { $n } برد پیاپی.
m-round-seats = نوبت { $P } در برابر { $Q } است.
m-game-won = { $P } سه راند پیاپی را برد و برندهٔ بازی است.
m-game-pot = پاتِ { $n } تایی به { $P } می‌رسد.
m-adjusted = دستی برای { $P }: { $n ->
    [one] { $n } امتیاز
   *[other] { $n } امتیاز
}، حالا { $a } به { $b }.

## دکمه‌ها
m-act-ready_both = هر دو دستهٔ جادویی داده شد
m-act-ready = { $P }: دستهٔ جادویی داده شد
m-act-dealt = دسته‌ها سر جایشان هستند
m-act-armed = دست‌ها عقب است – شروع
m-act-faster = { $P }: { $deck }
m-act-hand_of = دستِ { $P }
m-act-repeat = خیلی نزدیک – دوباره
m-act-false_start = زود آمد: { $P }
m-act-nobody = هیچ‌کس – دوباره
m-act-rolled = { $P } تاس انداخت
m-act-keep = بماند
m-act-swap = جابه‌جا شود
m-act-mine = برای من
m-act-yours = برای حریف
m-act-revealed_both = هر دو کارت را وارد کنید
m-act-revealed = کارت { $P } را وارد کنید
m-act-card = { $P }: { $card }
m-act-row = { $P }: { $cards }
m-act-thrown_both = هر دو پرتاب کردند
m-act-thrown = { $P } پرتاب کرد
m-act-exchanged = کلاه‌ها عوض شد، کارت‌ها باز است
m-act-opened_both = هر دو ردیف را وارد کنید
m-act-opened = ردیف جلوی { $P } را وارد کنید
m-act-returned = کارت‌های خطا رفته برگشتند
m-act-next_round = راند بعد
m-act-seated = نفرهای بعد نشستند
m-act-recount = دسته‌های { $P } را درست کنید

## چه چیزی پرسیده می‌شود
m-field-die = عدد تاس
m-field-card = کارتی که برگردانده شد
m-field-row = کارت‌های ردیف
m-field-strays = چند تا از این‌ها را همین بازیکن انداخته
m-field-main = کارت‌های دستهٔ اصلی
m-field-magic = کارت‌های دستهٔ جادویی

## تردیدها
m-doubt-dead_heat = { $n ->
    [one] بین دو دست فقط { $n } میکروثانیه فاصله بود. کدام سریع‌تر بود؟
   *[other] بین دو دست فقط { $n } میکروثانیه فاصله بود. کدام سریع‌تر بود؟
}
m-doubt-both_early = هر دو زود آمدند: { $P } و { $Q }.
m-doubt-whose_hand = دستی روی { $deck } { $P } بود – مال چه کسی؟
m-doubt-card = جلوی { $P } چه کارتی است؟ شاید { $card } باشد.
m-doubt-several = جلوی { $P } { $n } کارت است. کدام برگردانده شد؟
m-doubt-row = به ردیف جلوی { $P } نگاه کنید: { $n ->
    [one] یک کارت خوب خوانده نمی‌شود
   *[other] { $n } کارت خوب خوانده نمی‌شود
}.

## نپذیرفتن‌ها
m-refused-phase = «{ $act }» حالا جور نیست. میز در این مرحله است: { $state }.
m-refused-seat = کسی از این دوئل آنجا ننشسته است.
m-refused-already = { $P } این کار را کرده است.
m-refused-race = برای مسابقه، نفر سریع‌تر و یک دسته لازم است و فاصله‌ای که زیر صفر نباشد.
m-refused-early = این خطای شروع نیست: بگویید چه کسی زود آمد، هر نفر فقط یک بار.
m-refused-decider = حالا فقط { $P } تصمیم می‌گیرد.
m-refused-own_decks = دست فقط روی دسته‌های خودی حساب می‌شود.
m-refused-die = تاس ۱ تا ۶ را نشان می‌دهد، نه { $n }.
m-refused-no_card = دست‌کم یک کارت را بگویید.
m-refused-no_row = دست‌کم یک ردیف را بگویید.
m-refused-unread = کارتی که خوانده نشده حساب نمی‌شود: آن را وارد کنید.
m-refused-special = { $card } سر این میز مجاز نیست.
m-refused-twice = { $card } دو بار هست ولی در بسته یکی بیشتر نیست: این دو جا را ببینید، { $first } و { $second }.
m-refused-hits = { $P } { $most } کارت انداخته، پس { $n } کارت نمی‌تواند در کلاه باشد.
m-refused-strays = اینجا کارتی که در کلاه دیگری بیفتد خطاست و حساب نمی‌شود.
m-refused-strays_range = { $n } کارت سرگردان ممکن نیست: حداکثر { $most }.
m-refused-recount = دستهٔ اصلی ۰ تا { $n } کارت دارد و دستهٔ جادویی ۰ تا { $k }.
m-refused-adjust_who = فقط امتیاز کسی که سر میز است تغییر می‌کند.
m-refused-adjust_over = راند تمام شده است: به جای این، آخرین کار را پس بگیرید.
m-refused-adjust_range = { $P } آن‌وقت { $n } امتیاز می‌داشت؛ فقط ۰ تا { $target } ممکن است.

## کارها و مرحله‌ها
m-fact-composed = دادن دستهٔ جادویی
m-fact-dealt = چیدن دسته‌ها
m-fact-armed = آغاز مسابقه
m-fact-raced = مسابقه
m-fact-rolled = تاس
m-fact-swapped = جابه‌جایی یا ماندن
m-fact-assigned = کارت جادویی برای چه کسی
m-fact-revealed = برگرداندن کارت‌ها
m-fact-thrown = پرتاب
m-fact-exchanged = عوض کردن کلاه‌ها
m-fact-opened = باز چیدن کارت‌ها
m-fact-returned = برگرداندن خطاها
m-fact-nextround = راند بعد
m-fact-recounted = شمردن دسته‌ها
m-phase-compose = ساختن دسته‌های جادویی
m-phase-deal = پخش کردن
m-phase-armed = دست‌ها عقب
m-phase-race = مسابقه
m-phase-roll = تاس
m-phase-swap = جابه‌جایی یا ماندن
m-phase-assign = کارت جادویی برای چه کسی
m-phase-draw = برگرداندن کارت‌ها
m-phase-throw = پرتاب
m-phase-count = باز کردن کلاه‌ها
m-phase-return = برگشتن کارت‌های خطا
m-phase-round_end = پایان راند
m-phase-game_end = پایان بازی

## قانون‌های خانگی
option-magic_pool = کارت‌های دسته‌های جادویی
option-magic_pool-colour_split = یکی نیمهٔ قرمز، دیگری نیمهٔ سیاه، هر راند عوض می‌شود
option-magic_pool-free_pick = هر دو از بستهٔ دوم انتخاب می‌کنند
option-magic_pool-own_pack = هر کس یک بستهٔ کامل دارد
option-slap_area = دست روی کدام دسته‌ها می‌نشیند
option-slap_area-own = فقط دسته‌های خودی
option-slap_area-any = همه
option-slap_tie_ms = زیر این تعداد میلی‌ثانیه خیلی نزدیک است (۰: همان که برای دکمه‌ها اندازه‌گیری شده)
option-false_start = خطای شروع
option-false_start-other_wins = نفر دیگر سریع‌تر حساب می‌شود
option-false_start-repeat = مسابقه تکرار می‌شود
option-swap_lasts = جابه‌جایی می‌ماند
option-swap_lasts-yes = تا جابه‌جایی بعد
option-swap_lasts-one_turn = یک نوبت
option-swap_with_empty = جابه‌جایی با اینکه یک دستهٔ جادویی تمام شده
option-swap_with_empty-no = نه
option-swap_with_empty-yes = بله
option-mixed_caller = وقتی یک دستهٔ جادویی تمام شده، چه کسی می‌تواند جادویی را انتخاب کند
option-mixed_caller-anyone = هر کس
option-mixed_caller-owner_only = فقط کسی که هنوز دارد
option-cross_hat = کارتی در کلاه نفر دیگر
option-cross_hat-miss = خطاست
option-cross_hat-counts_there = همان‌جا حساب است
option-throw_seconds = ثانیه برای پرتاب (۰: بی‌محدودیت)
option-hat_tie = دست‌های پوکر برابر
option-hat_tie-no_point = کسی امتیاز نمی‌گیرد
option-hat_tie-rethrow_once = یک پرتاب دیگر
option-short_hands = دست‌های پوکر با کمتر از پنج کارت
option-short_hands-rank = مثل بقیه مقایسه می‌شوند
option-short_hands-fewer_loses = کارت کمتر همیشه می‌بازد
option-short_stack = کمتر از پنج کارت برای پرتاب
option-short_stack-throw_rest = هر چه هست پرتاب می‌شود
option-short_stack-fill_from_other_deck = از دستهٔ دیگر کامل می‌شود
option-short_stack-lose_round = راند باخته است
option-main_empty = دستهٔ اصلی خالی
option-main_empty-on_demand = وقتی کارت اصلی لازم شود می‌بازد
option-main_empty-at_once = همان لحظه می‌بازد
option-both_empty = هر دو دستهٔ اصلی خالی
option-both_empty-points = امتیاز بیشتر راند را می‌بَرد
option-both_empty-no_result = بی‌نتیجه
option-magic_decks = دسته‌های جادویی راندهای بعد
option-magic_decks-new_each_round = از نو ساخته می‌شوند
option-magic_decks-same_cards = همان کارت‌ها
option-rotation = بیش از دو بازیکن
option-rotation-winner_stays = برنده می‌ماند
option-rotation-both_change = هر دو عوض می‌شوند
option-no_result = راندِ بی‌نتیجه
option-no_result-ignore = به حساب نمی‌آید
option-no_result-breaks_streak = بردهای پیاپی را قطع می‌کند
option-special_cards = کارت‌های دست‌ساز
option-special_cards-agreed = همان‌طور که پیش از راند توافق شده
option-special_cards-forbidden = ممنوع
option-special_cards-zero = هیچ ارزشی ندارند
option-ante = سهم هر بازیکن (۰: برای تفریح)
option-played_cards = کارت‌های مقایسه‌شده
option-played_cards-out = تا پایان راند بیرون‌اند
option-played_cards-under_own_deck = دوباره زیر دستهٔ خودشان می‌روند
option-deck_choice = دسته چطور انتخاب می‌شود
option-deck_choice-race = مسابقهٔ دست‌ها
option-deck_choice-die = تاس، به‌نوبت
