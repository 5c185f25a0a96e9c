import type {
  deskErasing as en,
  erasingFacts as enFacts,
  erasingRefusals as enRefusals,
} from '../en/desk-erasing.ts';

export const deskErasing: typeof en = {
  erasing: {
    title: 'Borrar a una persona, eliminar un torneo',
    person: 'Borrar a una persona',
    personSentence:
      'Para quien lo pide. El nombre se sustituye por “Anon.” dondequiera que esté; los resultados y las clasificaciones quedan.',
    name: 'Nombre de la persona',
    number: 'Número de licencia o de socio',
    numberHint: 'Solo si dos personas tienen el mismo nombre.',
    look: 'Mostrar dónde está el nombre',
    found_one: '{{names}} figura en este torneo:',
    found_other: '{{names}} figura en estos {{count}} torneos:',
    places_one: 'en un lugar',
    places_other: 'en {{count}} lugares',
    written: 'Escrito por otros: “{{text}}”',
    numbers: 'Números encontrados: {{numbers}}. Si son varias personas, indique el número de quien se trata.',
    notFound:
      'Un nombre de pila solo o un apodo en una observación no se encuentra: mire el historial de estos torneos.',
    own: 'Su contraseña',
    never: 'No se puede deshacer.',
    erase: 'Borrar para siempre',
    keep: 'Dejarlo como está',
    erased_one: 'Borrado, en un torneo.',
    erased_other: 'Borrado, en {{count}} torneos.',
    tournament: 'Eliminar un torneo',
    which: 'Torneo',
    choose: 'Elija…',
    question: '¿Eliminar “{{name}}” del {{date}}, con inscripciones, resultados, decisiones e historial?',
    playing: 'Se está jugando.',
    fileFirst: 'Guardarlo antes en un archivo',
    remove: 'Eliminar para siempre',
    removed: 'El torneo se ha eliminado.',
    swept: 'Nada de ello queda en la base de datos.',
    notSwept: 'Los últimos restos en el archivo de la base de datos se borran en cuanto el disco lo permita.',
    copies:
      'Las copias de seguridad, los archivos guardados y los papeles de antes aún lo tienen. Le toca a usted borrarlos: Naipe no sabe dónde están.',
    aside: 'Apartados en la carpeta de datos por una restauración: {{files}}.',
    record: 'Lo que se ha borrado y eliminado',
    none: 'Nada hasta ahora.',
    when: 'Cuándo',
    who: 'Quién lo hizo',
    what: 'Qué',
    personIn: 'Una persona, en el torneo del {{date}}',
    tournamentOf_one: 'El torneo del {{date}}, un hecho',
    tournamentOf_other: 'El torneo del {{date}}, {{count}} hechos',
    terminal: 'En el terminal',
  },
};

export const erasingFacts: typeof enFacts = {
  'person-erased': 'Se borró a una persona: el nombre se sustituyó en {{facts}} líneas anteriores.',
};

export const erasingRefusals: typeof enRefusals = {
  'erased-for-good': 'Nadie conoce ya el nombre que aquí se borró.',
  'directs-here': '{{name}} dirige aquí: quite o cambie antes el nombre de ese director.',
  'nobody-found': 'No se encuentra a nadie con ese nombre.',
};
