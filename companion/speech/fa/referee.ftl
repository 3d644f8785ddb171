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
