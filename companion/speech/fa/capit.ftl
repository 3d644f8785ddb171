# کپ‌ایت: آنچه با رامی تیمی فرق دارد. prize و ante و pot ژتون هستند.

c-setup-packs = { $n } بازیکن: { $packs } بسته و { $jokers } جوکر بردارید.
c-setup-pot = هر نفر { $ante } در پات می‌گذارد؛ { $prize } برای هر راندِ برده.
c-setup-pot_small = پنج جایزهٔ { $prize } تایی از پاتِ { $pot } تایی بیشتر است. جایزه را کم یا سهم را زیاد کنید.
c-deal = راند { $n }: { $dealer } به هر نفر { $cards } کارت می‌دهد و یکی را رو می‌کند. قرارداد: { $contract }.
c-push-target = دو کارت به { $Q } می‌رسد.
c-round-won = { $P } بیرون می‌رود و { $prize } از پات برمی‌دارد.
c-round-lowest = کسی بیرون نرفت. { $P } کمترین را در دست دارد و { $prize } از پات برمی‌دارد.
c-round-none = کسی راند را نبرد؛ { $prize } در پات می‌ماند.
c-score = راند { $n } – { ROW($points) }. جمع – { ROW($totals) }.
c-game-end = { $P } کمترین جمع را دارد و { $n } باقی‌مانده را برمی‌دارد.
c-game-shared = { $P } کمترین جمع را دارند و { $n } باقی‌مانده را تقسیم می‌کنند.

option-min_players = کمترین تعداد بازیکن
option-min_players-4 = چهار
option-min_players-3 = سه
option-min_players-2 = دو
option-no_winner_prize = جایزهٔ راندی که کسی نبرده
option-no_winner_prize-stay = در پات می‌ماند
option-no_winner_prize-lowest_hand = به تنها دستِ کمترین می‌رسد
option-prize = جایزهٔ هر راندِ برده
option-tie-last_round = راند آخر تعیین می‌کند
