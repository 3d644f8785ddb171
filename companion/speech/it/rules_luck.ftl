# Le regole del gioco sfida-la-fortuna, da L1 a L20, per la pagina delle regole.

rule-L1 = Da due mazzi prendete tutte le carte dal 2 al 10, tutti i re e quattro jolly: 84 carte mescolate e coperte, il mazzo di pesca.
rule-L2 = In due si può fare la partita breve: un mazzo e due jolly, 42 carte.
rule-L3 = Da due a quattro giocatori. Scegliete chi comincia, poi in senso orario.
rule-L4 = Nel tuo turno fai una cosa sola: pescare, mettere al sicuro oppure prendere la colonna rimasta sul tavolo.
rule-L5 = Pescare: gira le carte una alla volta e mettile in una di due colonne. Dopo ogni carta continui o ti fermi.
rule-L6 = La colonna lasciata dal giocatore precedente resta sul tavolo ed è una delle tue due colonne quando peschi.
rule-L7 = In una colonna non ci sono mai due carte dello stesso valore o dello stesso seme. Se va bene una sola colonna, la carta va lì.
rule-L8 = Quindi una colonna ha al massimo quattro carte. Con due colonne piene, la carta dopo ti fa sballare.
rule-L9 = Fermarsi: scegli una colonna e metti le sue carte scoperte davanti a te, divise per seme. L'altra resta. Tocca al prossimo.
rule-L10 = Prendere: invece di pescare raccogli la colonna rimasta. Il tuo turno è finito.
rule-L11 = Sballi se la carta non va in nessuna colonna. Tutte le carte girate in questo turno vanno agli scarti. Tocca al prossimo.
rule-L12 = Un re fa sballare subito.
rule-L13 = Anche un jolly fa sballare, e in più ti costa una delle tue pile scoperte del suo colore: rosso cuori o quadri, nero picche o fiori.
rule-L14 = Con due pile di quel colore scegli tu. Con nessuna non perdi altro.
rule-L15 = Mettere al sicuro: gira coperta una delle tue pile di seme. I jolly non la toccano più. Il tuo turno è finito.
rule-L16 = Le nuove carte di un seme al sicuro cominciano una nuova pila scoperta, di nuovo a rischio.
rule-L17 = La prima volta che il mazzo finisce, mescolate gli scarti: sono il nuovo mazzo.
rule-L18 = La seconda volta che finisce, la partita termina dopo questo turno.
rule-L19 = Contano i valori di tutte le tue carte, dal 2 al 10, scoperte e al sicuro.
rule-L20 = Vince il totale più alto. In caso di parità la vittoria si divide.
