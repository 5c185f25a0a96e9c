import type { PhoneCaptain } from '../en/phone-captain.ts';

export const phoneCaptain: PhoneCaptain = {
  captain: {
    home: 'Siete la squadra di casa: Nord–Sud in sala aperta.',
    away: 'Siete gli ospiti: Est–Ovest in sala aperta.',
    women: 'Le donne siedono in {{seats}} ({{clause}}).',
    womenStand: 'I board giocati in altri posti prima che ce ne si accorga restano ({{clause}}).',
    seatedEarly: {
      own: 'La vostra coppia con un sistema molto insolito si siede {{minutes}} minuti prima dell’incontro se gli avversari lo chiedono ({{clause}}).',
      theirs:
        'Una coppia avversaria gioca un sistema molto insolito: potete chiedere che si sieda {{minutes}} minuti prima dell’incontro ({{clause}}).',
    },
    handIn: {
      home: 'La squadra di casa consegna i fogli delle due sale, firmati dai due capitani; le correzioni le siglano entrambi ({{clause}}).',
      both: 'I due capitani rispondono della consegna dei fogli, firmati da entrambi; le correzioni le siglano entrambi ({{clause}}).',
    },
    roomsTitle: 'Chi può stare in quale sala',
    rooms:
      'Nella sala chiusa ci sono solo i giocatori, l’arbitro e i suoi assistenti. La sala aperta comincia quando la chiusa è seduta; nessuno esce senza il permesso dell’arbitro.',
    watch: 'Della sua squadra solo lei può assistere, in sala aperta, dall’inizio e con l’arbitro informato.',
    nothing: 'Il prossimo incontro appare qui quando gli abbinamenti sono pubblicati.',
    bye: 'In questo turno riposate.',
    lineUp: 'Dichiara la formazione',
    lineUpDone: 'Vedi o cambia la formazione',
    sign: 'Firma il risultato',
    signed: 'Ha firmato. Manca l’altro capitano.',
    bothSigned: 'Entrambi i capitani hanno firmato.',
    signQuestion: '{{home}} {{homeImps}} – {{awayImps}} {{away}} IMP. È giusto?',
    signQuestionPoints: '{{home}} {{homeImps}} – {{awayImps}} {{away}} punti. È giusto?',
    signYes: 'Sì, firma',
    signNo: 'Non è giusto',
    wrong: 'Chiami l’arbitro: corregge i board, poi lei firma.',
    match: 'Board per board',
    standings: 'Classifica',
    back: 'Squadra',
  },
  atMatch: {
    where: 'Turno {{round}} di {{rounds}}, {{room}}',
    whereSegment: 'Turno {{round}}, segmento {{segment}} di {{segments}}, {{room}}',
    open: 'sala aperta',
    closed: 'sala chiusa',
  },
};
