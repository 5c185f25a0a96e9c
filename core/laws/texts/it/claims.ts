import type { LawTexts } from '../texts.ts';

/** The words of claims and concessions: Laws 68 to 71. */
export const claims: Pick<
  LawTexts,
  'irregularities' | 'questions' | 'answers' | 'reasons' | 'notes' | 'effects' | 'words'
> = {
  irregularities: {
    claim: '{offender} richiede o concede prese',
    'claim/shows-cards': '{offender} ha mostrato delle carte',
    'claim/abandons-hand': '{offender} ha abbandonato la mano',
    'claim/suggests-curtailing': '{offender} ha proposto di finire il gioco',
    'claim/about-current-trick': '{offender} ha parlato della presa in corso',
    'agreement-withdrawn': '{offender} ritira l’accordo su una richiesta',
    'concession-withdrawn': '{offender} chiede di cancellare una concessione',
  },
  questions: {
    'tricks-awarded': 'Quante delle prese rimaste ottengono {side}?',
    'trump-forgotten': 'È in qualche modo probabile che {seat} avesse dimenticato un atout?',
    'claim-response': 'Che cosa dice il tavolo alla richiesta di {seat}?',
    'partner-objects': 'Il compagno di {seat} si oppone subito?',
    'claim-meant/claim': '{offender} ha mostrato carte. Era una richiesta di prese?',
    'shown-as-play': 'Mostrandola, {seat} ha giocato {card} prima che giocasse il compagno?',
    'lay-face-up': 'Quando {seat} ha giocato {card}, era scoperta sul tavolo: {cards}?',
    'play-on-asked-by': 'Chi chiede di continuare il gioco?',
    concurs: '{seat} è d’accordo di continuare il gioco?',
    'later-play-evidence':
      'Dopo la richiesta la linea di {seat} ha giocato {cards}. Vale come parte della spiegazione?',
    'tricks-already-won': 'Quante delle prese cedute la linea aveva già vinto?',
    'tricks-not-losable': 'Quante delle prese cedute non si potevano perdere con nessun gioco normale?',
    'tricks-likely': 'Quante delle prese cedute la linea avrebbe probabilmente vinto?',
  },
  answers: {
    doubted: 'Qualcuno si oppone',
    agreed: 'Tutti accettano',
    'claim-response/play-on': 'Qualcuno chiede di continuare il gioco',
  },
  reasons: {
    'fewest-by-normal-play': 'Il minor numero con qualunque linea di gioco normale: {line}.',
    'fewest-found':
      'Il minor numero tra le linee di gioco esaminate, non tra tutte: un’altra può darne di meno. {line}.',
    'no-normal-play-loses': 'Tante non si perdono con nessuna linea di gioco normale.',
    'double-dummy': 'Tante ne ottiene la linea se tutti e quattro giocano a carte viste.',
  },
  notes: {
    'claims-tricks': 'Richiesta: {side}, {tricks} delle prese rimaste',
    'concedes-tricks': 'Concessione: {side}, {tricks} delle prese rimaste',
    'tricks-in-all': 'Il numero detto per l’intera mano è {tricks}',
    'no-claim': '{seat} non intendeva fare una richiesta: il gioco continua',
    'about-this-trick': '{seat} ha parlato solo di questa presa: nessuna richiesta, il gioco continua',
    'not-penalty-cards': 'Non è carta penalizzata: {cards}',
    'concession-objected': 'Il compagno di {seat} si è opposto subito: nulla è concesso',
    'played-after-claim': '{seat} ha giocato {card} dopo la richiesta',
    'later-play-void': 'Ciò che è stato giocato dopo la richiesta è nullo',
    'may-not-ask-to-play-on': 'Solo l’altra linea può chiedere di continuare, non {seat}',
    'not-all-concur': '{seat} non è d’accordo: decide l’arbitro',
    'claim-void':
      'Tutti e quattro d’accordo: la richiesta è annullata e il gioco continua. Gli Artt. {laws} non si applicano',
    'repeat-statement': 'L’arbitro fa ripetere a {seat} ciò che ha detto con la richiesta',
    'hear-objections': 'L’arbitro ascolta le obiezioni degli altri',
    'face-cards': 'Tutti mettono le carte rimaste scoperte sul tavolo',
    'may-face-cards': 'L’arbitro può far mettere le carte rimaste scoperte sul tavolo',
    'counted-as-played': 'Tutte le prese sono state giocate: contano come sono state vinte',
    'deciding-line': 'La linea di gioco che decide: {line}',
    'trump-out':
      'Atout di cui non si è parlato; è in qualche modo probabile che fossero dimenticati: {cards}',
    'line-class': '{card} può essere una disattenzione, ed è normale lo stesso',
    'line-guess': 'Non si è detto dove sta la carta che manca: {card} è una scelta normale',
    'line-order': 'Non è stato detto l’ordine: {card} può venire ora',
    'line-partner-of-defender': 'La richiesta non può dipendere dalla scelta del compagno: {card}',
    'objection-in-time': 'L’obiezione è arrivata in tempo: la richiesta è contestata',
    'asks-for-tricks': '{seat} chiede {tricks} delle prese cedute',
    'agreement-stands': 'L’accordo rimane',
    'concession-stands': 'La concessione rimane',
    'contract-decided': 'Il contratto era già mantenuto o battuto: non può essere concesso',
  },
  effects: {
    'claim-settled': 'Delle prese rimaste Nord–Sud ottengono {NS} ed Est–Ovest {EW}',
  },
  words: {
    'about-concession': 'La concessione',
    suggested: 'Suggerito',
  },
};
