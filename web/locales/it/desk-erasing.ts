import type {
  deskErasing as en,
  erasingFacts as enFacts,
  erasingRefusals as enRefusals,
} from '../en/desk-erasing.ts';

export const deskErasing: typeof en = {
  erasing: {
    title: 'Cancellare una persona, eliminare un torneo',
    person: 'Cancellare una persona',
    personSentence:
      'Per chi lo chiede. Il nome è sostituito da “Anon.” ovunque si trovi; i risultati e le classifiche restano.',
    name: 'Nome della persona',
    number: 'Numero di tessera o di socio',
    numberHint: 'Solo se due persone hanno lo stesso nome.',
    look: 'Mostra dove si trova il nome',
    found_one: '{{names}} compare in questo torneo:',
    found_other: '{{names}} compare in questi {{count}} tornei:',
    places_one: 'in un punto',
    places_other: 'in {{count}} punti',
    written: 'Scritto da altri: “{{text}}”',
    numbers: 'Numeri trovati: {{numbers}}. Se sono più persone, indichi il numero di quella giusta.',
    notFound:
      'Un nome proprio da solo o un soprannome in un’annotazione non si trova: guardi la cronologia di questi tornei.',
    own: 'La sua password',
    never: 'Non si può tornare indietro.',
    erase: 'Cancella per sempre',
    keep: 'Lascia com’è',
    erased_one: 'Cancellato, in un torneo.',
    erased_other: 'Cancellato, in {{count}} tornei.',
    tournament: 'Eliminare un torneo',
    which: 'Torneo',
    choose: 'Scelga…',
    question: 'Eliminare “{{name}}” del {{date}}, con iscrizioni, risultati, decisioni e cronologia?',
    playing: 'Si sta giocando.',
    fileFirst: 'Salvarlo prima in un file',
    remove: 'Elimina per sempre',
    removed: 'Il torneo è stato eliminato.',
    swept: 'Nel database non ne resta nulla.',
    notSwept: 'Le ultime tracce nel file del database vengono cancellate appena il disco lo permette.',
    copies:
      'Le copie di sicurezza, i file salvati e le carte di prima lo contengono ancora. Tocca a lei cancellarli: Naipe non sa dove sono.',
    aside: 'Messi da parte nella cartella dei dati da un ripristino: {{files}}.',
    record: 'Che cosa è stato cancellato ed eliminato',
    none: 'Finora nulla.',
    when: 'Quando',
    who: 'Chi l’ha fatto',
    what: 'Che cosa',
    personIn: 'Una persona, nel torneo del {{date}}',
    tournamentOf_one: 'Il torneo del {{date}}, un fatto',
    tournamentOf_other: 'Il torneo del {{date}}, {{count}} fatti',
    terminal: 'Al terminale',
  },
};

export const erasingFacts: typeof enFacts = {
  'person-erased':
    'Una persona è stata cancellata: il nome è stato sostituito in {{facts}} righe precedenti.',
};

export const erasingRefusals: typeof enRefusals = {
  'erased-for-good': 'Nessuno conosce più il nome che qui è stato cancellato.',
  'directs-here': '{{name}} dirige qui: prima tolga o rinomini quell’arbitro.',
  'nobody-found': 'Non si trova nessuno con quel nome.',
};
