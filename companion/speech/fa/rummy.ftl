# پوش، رامی تیمی. P و Q بازیکن، team یک بازیکن یا دو هم‌تیمی و cards کارت‌ها هستند.

## واژه‌ها
r-term-sets = { $count ->
    [one] یک ست { $n } تایی
   *[other] { $count } ست { $n } تایی
}
r-term-runs = { $count ->
    [one] یک ران { $n } تایی
   *[other] { $count } ران { $n } تایی
}
r-term-reading_set = ست { $rank }‌ها
r-term-reading_run = ران { $first } تا { $last }
r-term-meld = { $cards } ({ $reading })
r-term-group = { $cards }
r-term-team = { $a } و { $b }
r-term-points = { $team }: { $n }

## پیش از دست اول
r-dealer-ask = قرعه بکشید: چه کسی اول پخش می‌کند؟
r-dealer-is = { $P } اول پخش می‌کند.
r-setup-teams = هم‌تیمی‌ها روبه‌روی هم می‌نشینند: { $a } در برابر { $b }. دو بسته و چهار جوکر.
r-setup-option = قانون خانگی – { $option }: { $value }.
r-setup-option_number = قانون خانگی – { $option }: { $n }.

## پخش کردن
r-deal-start = دست { $n }: { $dealer } به هر نفر { $cards } کارت می‌دهد و یکی را رو می‌کند.
r-deal-again = مساوی: دست آخر دوباره بازی می‌شود. { $dealer } به هر نفر { $cards } کارت می‌دهد و یکی را رو می‌کند.
r-deal-contract = قرارداد: { $contract }.
r-deal-wild_upcard = { $card } وایلد است: آن را لای دستهٔ کشیدن بگذارید و یکی دیگر رو کنید.
r-deal-upcard = کارت رو شده: { $card }. { $P } شروع می‌کند.

## کشیدن
r-turn-draw = { $P }: { $card } را بردارید یا پوش کنید.
r-turn-take_only = { $P }: { $card } را بردارید. برای پوش یک کارت در دسته کم است.
r-turn-stock_empty = { $P }: { $card } را بردارید یا بگویید که نمی‌توانید بکشید. دستهٔ کشیدن خالی است.
r-turn-draw_stock = { $P }: دورریزی نیست، یک کارت از دسته بکشید.
r-turn-nothing = { $P }: نه دورریز مانده نه دسته. بگویید که نمی‌توانید بکشید.
r-took = { $P } { $card } را برمی‌دارد.
r-push-give = { $P } پوش می‌کند: کارت رویی دسته، بسته، همراه { $card } به { $Q } می‌رسد.
r-push-draw = { $P }، حالا کارت بعدی دسته را بکشید.
r-push-receive = { $Q }: هر دو کارت را به دستتان اضافه کنید.
r-drew = { $P } می‌کشد. { $n ->
    [one] یک کارت در دسته مانده است.
   *[other] { $n } کارت در دسته مانده است.
}
r-stock-low = { $n ->
    [0] دیگر کارتی در دسته نیست.
    [one] یک کارت در دسته مانده است.
   *[other] { $n } کارت در دسته مانده است.
}
r-stock-empty = دسته خالی است: { $P } نمی‌تواند بکشد و دست تمام است.
r-stock-blocked = { $n ->
    [one] یک نوبت
   *[other] { $n } نوبت پشت سر هم
} بدون پوش و بدون ترکیب: دست تمام است.

## خواباندن
r-meld-contract = { $P }: قرارداد این است: { $contract }. یا همه را در یک نوبت بخوابانید یا هیچ.
r-meld-declare = { $P }: { $cards } چیست؟ می‌تواند این باشد: { OR($readings) }.
r-meld-declare_any = { $P }: { $cards } چیست؟ بگویید ست و ارزشش، یا ران و کارت‌هایش.
r-meld-ok = درست است: { $meld }.
r-meld-met = { $P } قرارداد را کامل کرد.
r-meld-bad = { $cards } درست نیست – { $reason } کارت‌ها را پس بردارید.
r-meld-more = { $P } قرارداد را کامل کرده: باز هم بخوابانید یا به هر ترکیب روی میز اضافه کنید.
r-meld-not_yet = { $P } هنوز قرارداد خودش را کامل نکرده است.
r-laid_off = { $P } { $cards } را اضافه می‌کند: { $meld }.
r-replaced = { $P } { $card } را جای وایلد می‌گذارد: { $wild }.
r-replace = { $P }: { $card } را همین حالا در ترکیبی بگذارید. به دست برنمی‌گردد.
r-discard = { $P }: یک کارت دور بیندازید تا نوبتتان تمام شود.
r-discarded = { $P } { $card } را دور می‌اندازد.
r-recounted = { $P } { $n ->
    [one] یک کارت در دست دارد.
   *[other] { $n } کارت در دست دارد.
}

## پایان دست و بازی
r-out = { $P } بیرون رفت: دست تمام است.
r-count-hand = { $P }: کارت‌هایتان را برای شمردن باز بچینید. باید { $n ->
    [one] یکی باشد.
   *[other] { $n } تا باشد.
}
r-counted = { $P }: { $n ->
    [one] { $n } امتیاز در دست.
   *[other] { $n } امتیاز در دست.
}
r-score-deal = دست { $n } – { ROW($points) }.
r-score-total = بعد از دست { $n } – { ROW($points) }.
r-adjusted = دستی – { $team }: { $n }.
r-game-end = { $team } { $a } به { $b } می‌برند.
r-game-tie = مساوی با { $n } امتیاز: هر دو تیم می‌برند.

## دکمه‌ها
r-act-first_dealer = { $P } اول پخش می‌کند
r-act-dealt = پخش شد، این کارت رو شده است
r-act-take = { $P } { $card } را برمی‌دارد
r-act-push = { $P } به { $Q } پوش می‌کند
r-act-drew = { $P } از دسته کشید
r-act-cannot_draw = { $P } نمی‌تواند بکشد
r-act-discard = { $P } دور می‌اندازد
r-act-discard_unseen = { $P } دور انداخت (کارت گفته نشد)
r-act-keep = { $P } کارتی ندارد که بشود دور انداخت
r-act-contract = { $P } قرارداد را می‌خواباند: { $contract }
r-act-meld = { $P } ترکیب می‌خواباند
r-act-meld_wild = { $P } با { $card } ترکیب تازه‌ای می‌خواباند
r-act-declare = این { $reading } است
r-act-lay_off_low = افزودن به پایین ترکیب { $n }: { $meld }
r-act-lay_off_high = افزودن به بالای ترکیب { $n }: { $meld }
r-act-lay_off_set = افزودن به ترکیب { $n }: { $meld }
r-act-replace = عوض کردن وایلد در ترکیب { $n }: { $meld }
r-act-counted = { $P } { $n ->
    [one] کارت باقی‌مانده
   *[other] { $n } کارت باقی‌مانده
} را می‌گوید
r-act-valued = { $P } { $n ->
    [one] کارت باقی‌مانده
   *[other] { $n } کارت باقی‌مانده
} را می‌شمارد: امتیاز
r-act-recounted = تعداد کارت‌های { $P } { $n } تا نیست
r-act-seen = این { $cards } است
r-act-seen_low = { $cards } پایین ران است
r-act-seen_high = { $cards } بالای ران است

## خانه‌ها
r-field-upcard = کارت رو شده
r-field-discard = کارت دورریخته
r-field-groups = ترکیب‌ها، هر کدام با کارت‌هایش
r-field-cards = کارت‌ها، اولی کنار ترکیب
r-field-natural = کارتی که جای وایلد می‌نشیند
r-field-hand = کارت‌های در دست
r-field-points = امتیاز در دست
r-field-n = تعداد کارت‌های در دست

## آنچه دوربین مطمئن نیست
r-doubt-card = این چه کارتی است؟ شبیه { $card } است.
r-doubt-upcard = جایی که یک کارت رو شد { $n } کارت هست. کدام است؟
r-doubt-too_many = { $card } زیادی آنجاست: در بسته‌ها فقط { $n } تا هست. این جاها را ببینید.
r-doubt-lay_off = کارت‌های تازهٔ ترکیب { $n } کجا می‌روند؟

## چرا نه؟
r-why-unread = همهٔ کارت‌ها خوانده نشد: همه را بگویید.
r-why-too_few = هر ترکیب دست‌کم سه کارت می‌خواهد.
r-why-no_natural = دست‌کم یک کارت طبیعی لازم است.
r-why-same_suit = { $card } دو بار در ست هست.
r-why-set_full = هر ست حداکثر { $n } کارت دارد.
r-why-twice = { $card } دو بار در ران هست.
r-why-run_full = هر ران حداکثر ۱۳ کارت دارد.
r-why-corner = ران دور نمی‌زند: از شاه و آس به دو نمی‌رسد.
r-why-gap = در ران { $n ->
    [one] یک کارت
   *[other] { $n } کارت
} کم است و { $wild ->
    [0] وایلدی نیست.
    [one] فقط یک وایلد هست.
   *[other] فقط { $wild } وایلد هست.
}
r-why-too_wild = { $n } وایلد زیاد است: در هر ترکیب { $most } تا جا دارد.
r-why-mixed = کارت‌ها نه هم‌ارزش‌اند و نه ران یک خال.
r-why-not_that = این کارت‌ها { $reading } نیستند.
r-why-no_reading = این کارت‌ها نمی‌توانند «{ $said }» باشند.
r-why-readings = بیشتر از تعداد گروه‌ها معنی گفته شد.
r-why-contract = { $P } باید اول قرارداد را بخواباند: { $contract }. هنوز کم است: { $missing }.
r-why-hand = طبق شمارش { $P } { $held ->
    [one] یک کارت در دست دارد، نه { $n }.
   *[other] { $held } کارت در دست دارد، نه { $n }.
}
r-why-keep_one = { $P } باید یک کارت برای دور انداختن نگه دارد.
r-why-too_many = این‌طور یک { $card } زیادی می‌شود: در بسته‌ها { $n } تا هست.
r-why-turn = نوبت { $P } است، نه { $Q }.
r-why-draw_first = { $P } باید اول بکشد.
r-why-drawn = { $P } قبلاً کشیده است.
r-why-declare_first = { $P }، اول بگویید کارت‌های خوابانده چه هستند.
r-why-use_wild = { $P }: { $card } را باید همین حالا در ترکیبی بگذارید.
r-why-other_meld = { $card } باید به ترکیبی غیر از ترکیب قبلی‌اش برود.
r-why-no_discard = { $P }: دورریزی برای برداشتن یا پوش نیست.
r-why-push_or_take = { $P }: دورریز را بردارید یا پوش کنید؛ فقط کشیدن نمی‌شود.
r-why-push_two = { $P }: اینجا پوش دو کارت در دسته می‌خواهد. دورریز را بردارید.
r-why-stock_empty = { $P } نمی‌تواند بکشد: دسته خالی است.
r-why-stock_left = { $n ->
    [one] هنوز یک کارت
   *[other] هنوز { $n } کارت
} در دسته هست: پوش کنید.
r-why-must_discard = { $P } باید یک کارت دور بیندازد.
r-why-wild_discard = اینجا وایلد را نمی‌شود دور انداخت، پس { $card } را هم نه.
r-why-return = { $P } همین حالا { $card } را برداشته و نمی‌تواند دوباره دورش بیندازد.
r-why-no_meld = ترکیب { $n } روی میز نیست.
r-why-no_fit = { $cards } به { $meld } نمی‌خورد.
r-why-which_end = { $cards } به هر دو سر { $meld } می‌خورد: بگویید پایین یا بالا.
r-why-no_wild = { $card } نمی‌تواند جای وایلدی در { $meld } بنشیند.
r-why-natural_two = { $card } سر جای خودش است و وایلد نیست.
r-why-wild_unused = { $P } نمی‌تواند وایلدِ آزادشده را همان لحظه بگذارد.
r-why-not_counted = دست { $P } حالا شمرده نمی‌شود یا قبلاً شمرده شده است.
r-why-count = طبق شمارش { $P } { $held ->
    [one] یک کارت در دست دارد، ولی { $n } کارت گفته شد.
   *[other] { $held } کارت در دست دارد، ولی { $n } کارت گفته شد.
}
r-why-points = { $n } امتیاز با { $held ->
    [one] یک کارتی
   *[other] { $held } کارتی
} که { $P } دارد ممکن نیست.
r-why-impossible_hand = هیچ‌کس نمی‌تواند { $n } کارت در دست داشته باشد.
r-why-no_player = چنین بازیکنی نیست.
r-why-not_now = حالا نمی‌شود.
r-why-over = بازی تمام شده است.

## قانون‌های خانگی
option-wild_only = ترکیبی که همه‌اش وایلد باشد
option-wild_only-yes = آزاد است، با گفتن نامش
option-wild_only-no = آزاد نیست، یک کارت طبیعی لازم است
option-dup_suits = یک خال دو بار در ست
option-dup_suits-no = آزاد نیست
option-dup_suits-yes = آزاد است، از هر خال به تعداد بسته‌ها
option-max_wild_per_meld = وایلد در یک ترکیب
option-max_wild_per_meld-none = هر تعداد
option-max_wild_per_meld-1 = حداکثر ۱
option-max_wild_per_meld-2 = حداکثر ۲
option-max_wild_per_meld-3 = حداکثر ۳
option-max_wild_per_meld-4 = حداکثر ۴
option-max_wild_per_meld-5 = حداکثر ۵
option-max_wild_per_meld-6 = حداکثر ۶
option-max_wild_per_meld-7 = حداکثر ۷
option-max_wild_per_meld-8 = حداکثر ۸
option-max_wild_per_meld-9 = حداکثر ۹
option-max_wild_per_meld-10 = حداکثر ۱۰
option-max_wild_per_meld-11 = حداکثر ۱۱
option-max_wild_per_meld-12 = حداکثر ۱۲
option-freed_wild = وایلدِ آزادشده می‌رود
option-freed_wild-any = به هر ترکیبی
option-freed_wild-other = به ترکیبی دیگر
option-contract = طول‌های قرارداد
option-contract-minimum = دست‌کم
option-contract-exact = دقیقاً
option-push_needs_two = پوش دو کارت در دسته می‌خواهد
option-push_needs_two-no = نه، با یکی دست تمام می‌شود
option-push_needs_two-yes = بله
option-empty_stock_limit = نوبت‌های بی‌ترکیب تا پایان دست، وقتی دیگر کسی نمی‌تواند پوش کند
option-no_return = کارتی که تازه برداشته شده نباید دور انداخته شود
option-no_return-no = می‌شود
option-no_return-yes = نمی‌شود
option-discard_wild = دور انداختن وایلد آزاد است
option-discard_wild-yes = بله
option-discard_wild-no = نه
option-out_needs_discard = آخرین کارت باید دور انداخته شود
option-out_needs_discard-no = نه
option-out_needs_discard-yes = بله
option-tie-replay_deal_5 = دست پنجم دوباره بازی می‌شود
option-tie-last_deal_decides = دست آخر تعیین می‌کند
