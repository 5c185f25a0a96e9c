import type { DeskMessages } from '../en/desk.ts';
import type { deskRefusals as en } from '../en/desk-refusals.ts';
import { absenceFindings, absenceRefusals } from './desk-absence.ts';
import { announceRefusals } from './desk-announce.ts';
import { appealFindings, caseRefusals } from './desk-case-record.ts';
import { clockRefusals } from './desk-clock.ts';
import { contestantTexts } from './desk-contestants.ts';
import { directingFindings, directingRefusals } from './desk-directing.ts';
import { deskEntries } from './desk-entries.ts';
import { erasingRefusals } from './desk-erasing.ts';
import { matchTexts } from './desk-match-texts.ts';
import { deskMeant } from './desk-meant.ts';
import { deskSafeguards } from './desk-safeguards.ts';
import { slipRefusals } from './desk-slips.ts';

export const deskRefusals: Pick<DeskMessages, keyof typeof en> = {
  refusal: {
    ...absenceRefusals,
    ...deskEntries.refusal,
    ...contestantTexts.refusal,
    ...matchTexts.refusal,
    ...deskMeant.refusal,
    ...deskSafeguards.refusal,
    ...announceRefusals,
    ...clockRefusals,
    ...caseRefusals,
    ...directingRefusals,
    ...slipRefusals,
    ...erasingRefusals,
    handicap:
      'Un handicap è una percentuale: si segna a matchpoint, e ogni coppia ha il suo dove il regolamento non lo prevede.',
    'carry-over':
      'Quello che si riporta è una parte del punteggio, come 1/4, arrotondata a un passo come 0,01, dopo una sessione.',
    'wrong-code': 'Non è giusto. Riprovi.',
    'slow-down': 'Troppi tentativi. Aspetti {{seconds}} secondi.',
    'wrong-password': 'Non è questa la password.',
    'wrong-setup-code':
      'Non è questo il codice di installazione. È nel terminale in cui Naipe è stato avviato.',
    'name-taken': 'C’è già un arbitro con questo nome.',
    'last-director': 'Qualcuno deve arbitrare: l’ultimo arbitro resta.',
    'no-such-sign-in': 'Era già terminato.',
    'password-set': 'La password è già stata scelta: entri.',
    'no-password': 'Non è ancora stata scelta una password: ne scelga una.',
    'director-only': 'Solo l’arbitro può farlo.',
    'too-large': 'È più grande del consentito.',
    'version-conflict': 'Altri modificavano il torneo nello stesso momento; nulla è cambiato. Riprovi.',
    internal: 'Qualcosa è andato storto in Naipe; nulla è cambiato. Riprovi e, se continua, lo segnali.',
    'name-missing': 'Dia un nome al torneo.',
    date: '“{{date}}” non è una data come 2026-03-14.',
    'minutes-per-board': 'Un board ha più di 0 e al massimo {{most}} minuti.',
    'request-minutes': 'I giocatori possono chiedere correzioni per 1-{{most}} minuti.',
    'correction-minutes': 'Il periodo di correzione è di almeno {{least}} minuti.',
    'time-zone': '"{{timeZone}}" non è un fuso orario come Europe/Lisbon.',
    places: '{{places}} non è un numero di posti.',
    'pair-number': 'Dia un numero alla coppia.',
    'pair-twice': 'La coppia {{pair}} è già iscritta.',
    'player-missing': 'Una coppia ha due giocatori. Indichi i due nomi.',
    'player-twice': '{{player}} gioca già nella coppia {{pair}}.',
    'same-number': '{{player}} e {{other}} hanno lo stesso numero, {{number}}.',
    'contestant-kind': 'In questo torneo gareggiano altri: vedere le impostazioni.',
    'no-format': 'Non si possono ancora pianificare sessioni per questi concorrenti.',
    'not-individual':
      'Girone {{section}}: i giocatori cambiano compagno, e questo movimento è per coppie. Scegli un individuale.',
    'only-individual': 'Girone {{section}}: in questo movimento i compagni cambiano: è per un individuale.',
    'individual-replan':
      'Il resto di un individuale non si pianifica di nuovo: iscrivi un sostituto di chi è uscito.',
    'contestants-entered': 'Chi gareggia non si può cambiare quando qualcuno è già iscritto.',
    'team-name': 'Dare un nome alla squadra.',
    'team-size': 'Una squadra ha da {{fewest}} a {{most}} giocatori, non {{count}}.',
    'captain-missing': 'Dire chi è il capitano della squadra.',
    'player-nameless': 'Dare il nome di ogni giocatore.',
    'no-such-pair': 'La coppia {{pair}} non è iscritta.',
    'not-seated': 'La coppia {{pair}} non gioca nella sessione {{session}}.',
    withdrawn: 'La coppia {{pair}} si è ritirata.',
    'already-withdrawn': 'La coppia {{pair}} si è già ritirata.',
    'has-played': 'La coppia {{pair}} ha giocato fino al turno {{round}}. La ritiri da un turno successivo.',
    'no-triplet': 'La coppia {{pair}} non è una tripletta: i suoi due giocatori giocano sempre.',
    'two-of-three': 'Giocano due giocatori diversi dei tre.',
    'substitute-missing': 'Indichi il nome del sostituto.',
    'no-sections': 'Una sessione ha almeno un girone.',
    'section-names': 'Ogni girone ha bisogno di un nome proprio.',
    'session-number': 'Le sessioni si numerano da 1.',
    'seated-twice': 'La coppia {{pair}} ha già un posto.',
    'number-empty': 'Girone {{section}}: il numero {{number}} non ha una coppia e non risulta libero.',
    'no-such-number': 'Il girone {{section}} non ha il numero {{number}}.',
    'number-played':
      'La coppia {{pair}} ha già giocato con il numero {{number}}. Sostituisca i giocatori o ripianifichi.',
    'fewer-boards-never':
      'Il torneo ha almeno {{least}} board in tutto, e questo {{found}}. Nulla permette di meno.',
    'howell-cut-short': 'Un Howell si gioca fino all’ultimo turno, qui il {{rounds}}.',
    'past-changed': 'I turni prima del {{round}} devono restare com’erano.',
    'round-begun': 'Il turno {{round}} è cominciato: ripianifichi da uno successivo.',
    'another-session-open': 'La sessione {{session}} è ancora aperta. Prima la chiuda.',
    'session-begun': 'La sessione è cominciata. Ripianifichi il movimento nelle decisioni.',
    'session-not-open': 'La sessione non è ancora aperta.',
    'session-closed': 'La sessione è chiusa. Prima la riapra, o corregga il risultato.',
    'session-open': 'La sessione {{session}} è aperta.',
    'already-published': 'I risultati della sessione {{session}} sono già pubblicati.',
    'no-such-session': 'La sessione {{session}} non è in gioco.',
    'no-such-section': 'Non c’è un girone {{section}}.',
    'no-such-round': 'Quel turno non c’è.',
    'no-such-table': 'Il girone {{section}} non ha il tavolo {{table}}.',
    'round-order': 'Ora viene il turno {{next}}.',
    'round-not-running': 'Il turno {{round}} non è in gioco.',
    'no-such-board': 'Il board {{board}} non si gioca in questa sessione.',
    'board-not-here': 'Turno {{round}}, tavolo {{table}}: si giocano i board {{boards}}, non il {{board}}.',
    'no-opponents': 'Nessuno si incontra al tavolo {{table}} nel turno {{round}}.',
    'wrong-pairs': 'Non sono queste le coppie che si incontrano a questo tavolo.',
    'unreadable-result': '“{{result}}” non è un risultato come 4sn+1.',
    'not-a-card': '“{{lead}}” non è una carta come h7.',
    'no-lead': 'Un board passato non ha attacco.',
    'entry-stands': 'Questo board è già annotato. Solo l’arbitro lo cambia: chiamatelo.',
    'already-agreed': 'Quel board è confermato. Lo corregga indicando il motivo.',
    'already-played': 'La coppia {{pair}} ha già un risultato sul board {{board}}.',
    'board-cancelled': 'Il board {{board}} è annullato.',
    'nothing-changes': 'È quello che c’è già.',
    'results-final': 'I risultati sono definitivi dal {{until}}: solo un appello li cambia.',
    'correction-period-over':
      'Il periodo di correzione è finito il {{until}}; l’ultimo momento per ogni correzione era il {{last}}.',
    'reason-missing': 'Dica perché: resta a verbale.',
    'clause-missing': 'Indichi l’articolo o la regola su cui si fonda.',
    'unreadable-score': 'Questo punteggio è illeggibile.',
    'penalty-unreadable': '“{{value}}” non è un numero.',
    'penalty-nothing': 'Una penalità di zero è un’ammonizione: dia quella.',
    'penalty-unfit': 'Una tale penalità non si applica al punteggio di questo torneo.',
    'no-penalty-table': 'Il regolamento non ha una tabella di penalità. Ne dia una sua.',
    'nobody-penalised': 'Dica chi è penalizzato, e con che cosa.',
    'offence-untold': 'La tabella non ha questa riga, o manca qualcosa: minuti, mani, o se c’è stato danno.',
    'no-such-reading': '{{reading}} non si può leggere così.',
    'group-name': 'Dia un nome al gruppo.',
    'group-empty': 'Dica quali tavoli formano il gruppo.',
    'no-score': 'La coppia {{pair}} non ha un punteggio sul board {{board}}.',
    'stood-on': 'Altri successivi dipendono da questo: {{facts}}. Prima annulli quelli.',
    'too-late': 'Un annullamento si può revocare solo subito.',
    'no-such-fact': 'Non c’è un numero {{sequence}}.',
    'already-undone': 'Il numero {{sequence}} è già annullato.',
    'never-undone': 'Il torneo stesso non si annulla.',
    'no-deals': 'Non ci sono mani da allegare.',
    'board-not-in-play': 'Il board {{board}} non si gioca nella sessione {{session}}.',
    'board-twice': 'Il board {{board}} è dato due volte.',
    'not-a-deal': 'Il board {{board}} non ha 52 carte, tredici per ogni giocatore.',
    'deal-twice': 'I board {{other}} e {{board}} hanno le stesse carte.',
    'deal-of-another-session':
      'Il board {{board}} ha le carte del board {{other}} della sessione {{session}}: nessun risultato vale su una mano di un’altra sessione.',
    'dealt-otherwise':
      'I board si smazzano in un altro modo, come dicono le impostazioni (Art. 6E). Prima le cambi.',
    'boards-in-use': 'La sessione {{session}} è cominciata: nei board ci sono le carte.',
    'dealt-already':
      'I board hanno le loro carte. Per smazzare di nuovo, annulli nella cronologia ciò che li ha smazzati.',
    'dealer-plays': 'Chi smazza a mano conosce le carte, e lei gioca: lasci smazzare qualcuno che non gioca.',
    'deals-sealed': 'Le mani sono sigillate: altri circoli devono ancora giocarle.',
    'deal-shown':
      'Le mani del board {{board}} sono già state mostrate. Disfi nella cronologia ciò che le ha allegate e ne alleghi altre.',
  },
  finding: {
    ...absenceFindings,
    ...appealFindings,
    ...directingFindings,
    'triplet-substitute':
      'La coppia {{pair}} è una tripletta: i limiti delle sostituzioni parlano di due giocatori. Decide l’arbitro.',
    'leads-to-disqualified': 'La coppia {{pair}} è squalificata se gioca così.',
    'leads-to-new-entry':
      'La nuova coppia è accettata come iscrizione propria e quella della coppia {{pair}} è annullata.',
    'asked-late': 'I giocatori potevano chiederlo fino a {{until}}.',
    'not-confirmed-by-other': 'L’altra linea non ha confermato: le due chiedono insieme.',
    'denied-by-other': 'L’altra linea dice che non è così.',
    ...deskEntries.finding,
    ...contestantTexts.finding,
    ...matchTexts.finding,
    ...deskMeant.finding,
    'not-as-proposed': 'Coppia {{pair}}: la tabella propone altro. Resta a verbale.',
    'too-few-sessions': 'Un torneo simile ha almeno {{least}} sessioni; questo ne ha {{found}}.',
    'too-few-boards': 'L’intero torneo ha almeno {{least}} mani; questo ne ha {{found}}.',
    'too-few-boards-each':
      'Nessuno gioca meno di {{least}} mani in tutto il torneo; qualcuno ne gioca {{found}}.',
    'too-few-days': 'Un festival si gioca in almeno {{least}} giorni consecutivi; questo no.',
    'no-prizes': 'Un festival ha premi; questo torneo non ne ha.',
    'one-ranking-of-two-lines':
      'Una sola classifica a punteggio di due linee che non cambiano mai: meglio un Howell, o un Mitchell con cambio di linea (arrow switch).',
    'met-too-often':
      'Nelle varie sessioni due coppie si incontrano più di {{times}} volte: {{example}} ({{count}} in tutto).',
    'met-before':
      'Coppie che si sono già incontrate si ritrovano, mentre altre non si incontrano mai: {{example}} ({{count}} in tutto).',
    'later-round':
      'Il board {{board}} del tavolo {{table}} si gioca nel turno {{round}}, tra le coppie {{ns}} e {{ew}}; il tavolo è al turno {{now}}.',
    'other-pairs':
      'Board {{board}}, tavolo {{section}}{{table}}, turno {{round}}: il file ha le coppie {{found}}, il piano {{ns}}–{{ew}}. È il file di questa sessione?',
    'stands-otherwise':
      'Board {{board}}, tavolo {{section}}{{table}}: risulta {{stands}}, il file ha {{result}}. Resta ciò che risulta.',
    'unlikely-result': 'Board {{board}}: {{result}}, {{points}} punti per {{side}}. È andata così?',
    'lead-not-required': 'La carta esatta di attacco è obbligatoria, e questo torneo non la chiede.',
    'own-devices':
      'In un torneo ufficiale nessuno usa il proprio telefono durante la sessione, salvo autorizzazione dell’arbitro; qui tutti possono.',
    'own-handicaps':
      'Un’altra tabella di handicap si concorda con la federazione e sta nel regolamento del torneo.',
    'correction-period-late':
      'Il gioco è iniziato: un altro periodo di correzione si annuncia prima dell’inizio del torneo.',
    'carry-over-late': 'Il gioco è iniziato: quello che si riporta si annuncia prima dell’inizio del torneo.',
    'missing-results': 'Risultati mancanti: {{count}}, board (tavolo) {{places}}.',
    'disputed-results': 'Risultati contestati: {{count}}, board (tavolo) {{places}}.',
    'unagreed-results': 'Risultati da confermare: {{count}}, board (tavolo) {{places}}.',
    'opponents-again': 'Girone {{section}}: ci sono coppie che si incontrano più di {{times}} volte.',
    'one-table': 'Il girone {{section}} ha un solo tavolo: i suoi board non si confrontano con nessuno.',
    'needs-fixed-seat':
      'La coppia {{pair}} ha bisogno di un posto fisso, e il numero {{number}} del girone {{section}} si muove.',
    'ruling-after-period':
      'Le decisioni si chiedono e si danno fino al {{until}}: dopo, solo se l’organizzatore acconsente. Dica chi ha acconsentito e perché.',
    'committee-varies':
      'Solo un comitato d’appello pondera più risultati per equità: l’arbitro ne dà uno a ciascuna linea (12C2). L’ha deciso un comitato?',
    'player-put-out': '{{player}} è stato escluso e non gioca più.',
    'ruling-late':
      'L’arbitro rettifica le sue decisioni fino a {{until}}: dopo lo fa solo un appello. L’ha deciso una commissione?',
    'beyond-doubt':
      'Il periodo di correzione è finito il {{until}}: la registrazione deve essere errata oltre ogni ragionevole dubbio, e l’organizzatore deve essere d’accordo.',
    'director-not-told': 'L’arbitro va informato di una sostituzione prima che avvenga.',
    'substitute-tier': 'Il sostituto è di livello superiore al giocatore sostituito.',
    'both-replaced': 'I due giocatori della coppia sono sostituiti insieme.',
    'together-too-little': 'La coppia gioca insieme meno della metà dei board.',
    'replaced-too-long': 'Un giocatore è sostituito in più board del consentito.',
    'no-player-of-region': 'Nessun giocatore della nuova coppia appartiene alla regione che rappresenta.',
    'substitute-category': 'Il sostituto è di categoria superiore al giocatore sostituito.',
    'substitute-region': 'Il sostituto deve appartenere alla regione del torneo.',
    'one-session':
      'In un torneo di una sola sessione nessuno è sostituito, salvo forza maggiore con permesso.',
    'too-many-sessions': 'Il giocatore è sostituito in più sessioni del consentito.',
    'no-leave': 'Una sostituzione richiede un motivo valido e il permesso dell’arbitro.',
    'between-phases': 'Una coppia non cambia tra le fasi: proseguite solo se è per correggere un nome.',
    'has-played': 'Il sostituto ha già giocato nel torneo; solo per forza maggiore e con permesso.',
  },
};
