# بازی شانس‌آزمایی. P یک بازیکن یا چند نفر، card و cards کارت، suit خال، colour رنگ جوکر، n و sum امتیاز یا عدد است.

## حالا چه باید کرد
l-turn-start = { $P }: { OR($acts) }.
l-start-draw = بکشید
l-start-take = ستون را بردارید
l-start-bank = بیمه کنید
l-draw-either = { $card }: ستون ۱ یا ستون ۲؟
l-draw-decide = { $P }: ستون ۱ روی هم { $a } و ستون ۲ روی هم { $b } است. ادامه می‌دهید یا می‌ایستید؟
l-stop-last = آخرین کارت هم آمد. { $P }: یک ستون انتخاب کنید.
l-bust-choose = { $P }: کدام دستهٔ { $colour } برود؟
l-bust-others_choose = بقیه انتخاب می‌کنند کدام دستهٔ { $colour } از { $P } برود.
l-cards_left = { $n ->
    [one] یک کارت
   *[other] { $n } کارت
} در دسته مانده، با { $k ->
    [one] یک شاه
   *[other] { $k } شاه
} و { $j ->
    [one] یک جوکر
   *[other] { $j } جوکر
}. سوختن: { $b } از { $n }.
l-game-end = { COUNT($P) ->
    [one] { $P } با { $n } امتیاز می‌بَرد.
   *[other] { $P } هر کدام با { $n } امتیاز با هم می‌برند.
}
l-score = { $P }: باز { $a } + بیمه { $b } = { $n }.

## چه شد
l-draw-put = { $card } در ستون { $n }: { $sum }.
l-bust-fit = { $card } به هیچ جا نمی‌خورد: کارت‌های این نوبت دور ریخته شد.
l-bust-king = { $card }: کارت‌های این نوبت دور ریخته شد.
l-bust-joker = جوکر { $colour }: کارت‌های این نوبت و یک دستهٔ { $colour } دور ریخته می‌شود.
l-bust-joker_none = دستهٔ باز { $colour } نیست: چیز دیگری از دست نمی‌رود.
l-bust-lost = { $P } دستهٔ { $suit } را از دست داد: { $n }.
l-stopped = { $P } این‌ها را برداشت: { $cards }، { $n } امتیاز.
l-took = { $P } ستونِ مانده را برداشت: { $cards }، { $n } امتیاز.
l-banked = { $P } این‌ها را بیمه کرد: { $cards }، { $n } امتیاز در امان است.
l-pile-first = دسته تمام شد: { $n } کارتِ دورریخته را بُر بزنید، این دستهٔ تازه است.
l-pile-last = دسته برای آخرین بار تمام شد: این نوبت را به پایان ببرید.
l-turn-next = نوبت { $P } است.
l-game-over = دسته تمام شد و بازی هم تمام شد.
l-score-by_hand = دستی: { $P } { $n }.

## چه چیزی می‌شود وارد کرد
l-act-draw = یک کارت رو کن
l-act-column = ستون { $n }: { $cards }
l-act-stop = ایستادن با ستون { $n }: { $cards }، { $sum }
l-act-take = برداشتن ستون { $cards }: { $sum }
l-act-bank = بیمهٔ { $suit }: { $n }
l-act-bank_all = بیمهٔ همهٔ دسته‌های باز: { $n }
l-act-bank_card = بیمهٔ { $card }
l-act-give_up = گذشتن از { $suit }: { $n }
l-field-card = کارت

## آنچه تصویر روشن نکرد
l-doubt-card = این چه کارتی است؟
l-doubt-joker = این جوکر چه رنگی حساب می‌شود؟
l-doubt-several = { $n } کارت تازه دیده شد: کدام رو شده است؟
l-doubt-impossible = { $card } نمی‌تواند از این دسته آمده باشد: دوباره نگاه کنید.
l-doubt-is = { $card }

## نپذیرفتن‌ها
l-setup-one_pack = بازی کوتاه با یک بسته برای دو نفر است: دو بسته بردارید.
l-refuse-over = بازی تمام شده است.
l-refuse-pile_empty = دسته تمام شده است: کارت دیگری نیست.
l-refuse-pile_not_empty = { $n ->
    [one] هنوز یک کارت
   *[other] هنوز { $n } کارت
} در دسته هست.
l-refuse-no_such_card = { $card } نمی‌تواند در این دسته باشد.
l-refuse-nothing_to_place = کارتی منتظر ستون نیست.
l-refuse-does_not_fit = { $card } به ستون { $n } نمی‌خورد: ارزش یا خالش تکراری است.
l-refuse-place_first = اول { $card } را در یک ستون بگذارید.
l-refuse-give_up_first = اول { $P } باید از یک دسته بگذرد.
l-refuse-nothing_drawn = هنوز چیزی کشیده نشده: اول بکشید یا ستون را بردارید.
l-refuse-already_drawn = در این نوبت کارت کشیده شده: ادامه دهید یا بایستید.
l-refuse-empty_column = ستون { $n } خالی است.
l-refuse-no_leftover = ستونی برای برداشتن نمانده است.
l-refuse-nothing_to_bank = این را نمی‌شود بیمه کرد.
l-refuse-no_joker = حالا لازم نیست از دسته‌ای گذشت.
l-refuse-wrong_pile = برای این جوکر نمی‌شود از دستهٔ { $suit } گذشت.
l-refuse-no_player = بازیکن شمارهٔ { $n } وجود ندارد.

## قانون‌های خانگی
option-packs = بسته‌های کارت
option-packs-2 = دو
option-packs-1 = یک (بازی کوتاهِ دونفره)
option-take_leftover = ستونِ مانده را می‌شود به جای کشیدن برداشت
option-take_leftover-yes = بله
option-take_leftover-no = نه
option-bank = با بیمه در امان است
option-bank-suit = یک دسته از یک خال
option-bank-all = همهٔ دسته‌های باز
option-bank-one_card = یک کارت
option-bust_clears = با سوختن دور ریخته می‌شود
option-bust_clears-this_turn = کارت‌های این نوبت
option-bust_clears-all = کارت‌های این نوبت و ستونِ مانده
option-specials = شاه‌ها و جوکرهای رو شده
option-specials-reshuffled = دوباره بُر می‌خورند
option-specials-removed = از بازی بیرون می‌روند
option-leftover = هنگام کشیدن، ستونِ مانده
option-leftover-joins = یکی از دو ستون است
option-leftover-stays_apart = جدا می‌ماند
option-joker_pile = دسته‌ای که برای جوکر می‌رود
option-joker_pile-owner = به انتخاب صاحبش
option-joker_pile-opponents = به انتخاب بقیه
option-joker_pile-biggest = آنکه بیشترین امتیاز را دارد
option-joker_pile-both = هر دو دستهٔ آن رنگ
option-joker_map = رنگ جوکر
option-joker_map-printed = همان است که چاپ شده
option-joker_map-ask = هر بار پرسیده می‌شود
option-final_turn = اگر آخرین کارت وسط نوبت بیاید
option-final_turn-take = بازیکن یک ستون برمی‌دارد
option-final_turn-lose_open_cards = کارت‌های ستون‌ها از دست می‌رود
option-tie = با امتیاز برابر
option-tie-share = برد مشترک است
option-tie-most_banked = امتیاز بیمه‌شدهٔ بیشتر می‌بَرد
option-tie-most_cards = کارت بیشتر می‌بَرد
option-show_odds = نشان دادن باقی‌ماندهٔ دسته و احتمال سوختن
option-show_odds-no = نه
option-show_odds-yes = بله
l-setup-jokers = توافق کنید کدام جوکرها قرمز و کدام سیاه حساب شوند.
l-setup-option = قانون خانگی – { $option }: { $value }.
l-setup-option_number = قانون خانگی – { $option }: { $n }.
l-setup-pack = { $n ->
    [one] از یک بسته ۲ تا ۱۰، شاه‌ها و دو جوکر را بردارید
   *[other] از { $n } بسته ۲ تا ۱۰، شاه‌ها و چهار جوکر را بردارید
}: { $cards } کارت، بُرخورده و بسته.
