# واژه‌هایی که همهٔ بازی‌ها و همهٔ صفحه‌ها به کار می‌برند.

term-list = { $items }
term-nothing = هیچ
term-yes = بله
term-no = نه
term-on = روشن
term-off = خاموش

## خال‌ها، ارزش‌ها، کارت‌ها
term-suit-clubs = گشنیز
term-suit-diamonds = خشت
term-suit-hearts = دل
term-suit-spades = پیک
term-rank-2 = دو
term-rank-3 = سه
term-rank-4 = چهار
term-rank-5 = پنج
term-rank-6 = شش
term-rank-7 = هفت
term-rank-8 = هشت
term-rank-9 = نه
term-rank-T = ده
term-rank-J = سرباز
term-rank-Q = بی‌بی
term-rank-K = شاه
term-rank-A = آس
term-card-face = { $rank } { $suit }
term-card-joker_red = جوکر قرمز
term-card-joker_black = جوکر سیاه
term-card-rules = کارت قانون‌های پوکر
term-card-back = کارت بسته
term-card-unread = کارت خوانده‌نشده

## دست‌های پوکر
term-hand-empty = دست خالی
term-hand-high_card = { $rank ->
    [none] فقط کارت‌های بی‌ارزش
   *[other] کارت بالا { $rank }
}
term-hand-pair = جفت { $rank }
term-hand-two_pair = دو جفت: { $rank } و { $second }
term-hand-three = سه‌تایی { $rank }
term-hand-straight = استریت تا { $rank }
term-hand-flush = فلاش با { $rank }
term-hand-full_house = فول‌هاوس: { $rank } و { $second }
term-hand-four = چهارتایی { $rank }
term-hand-straight_flush = استریت‌فلاش تا { $rank }
term-hand-five = پنج‌تایی { $rank }

## جای نشستن
term-seat-S = جنوب
term-seat-W = غرب
term-seat-N = شمال
term-seat-E = شرق

## پاسخ‌های میز
table-stale = میز جلوتر رفته است. دوباره نگاه کنید و بعد تصمیم بگیرید.
table-no_match = بازی‌ای در جریان نیست: اول یکی شروع کنید.
table-nothing_to_undo = چیزی برای پس گرفتن نیست.
table-no_such_entry = ثبت { $n } دیگر به حساب نمی‌آید، پس نمی‌شود عوضش کرد.
table-no_dispute = بر سر ثبت { $n } دیگر اختلافی نیست.
table-dispute_first = اول تکلیف ثبت { $n } را روشن کنید: پس بگیرید، عوض کنید یا بگذارید بماند.
journal-full = این ذخیره نشد، پس حساب نیست. روی دیسک جا باز کنید و دوباره بگویید. ({ $why })
journal-recovered = پروندهٔ بازی هنگام شروع خراب بود و آخرین نسخهٔ پشتیبان به کار رفته است. آن را با میز مقایسه کنید. ({ $what })

## شروع بازی
setup-nameless = هر بازیکن باید نام داشته باشد: نام خالی را پر کنید یا آن جا را بردارید.
setup-how_many = این بازی { $fewest } تا { $most } نفره است، نه { $n } نفره.
setup-no_text = متن قانون «{ $text }» نداریم. یکی از این‌ها را بردارید: { $known }.
setup-no_game = بازی «{ $game }» نداریم. یکی از این‌ها را بردارید: { $known }.
setup-no_option = قانون خانگی «{ $option }» نداریم. این‌ها را داریم: { $known }.
setup-option_value = قانون خانگی «{ $option }» نمی‌تواند «{ $value }» باشد. یکی از این‌ها را بردارید: { $known }.
setup-option_range = قانون خانگی «{ $option }» باید بین { $low } و { $high } باشد، نه «{ $value }».
setup-special = کارت دست‌ساز «{ $card }» عددی از ۰ تا ۱۴ می‌خواهد: ۲ تا ۱۰، سرباز ۱۱، بی‌بی ۱۲، شاه ۱۳، آس ۱۴.
