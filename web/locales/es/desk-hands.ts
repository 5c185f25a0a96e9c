import type { DeskHands } from '../en/desk-hands.ts';

/** The hands of a session at the desk. */
export const deskHands: DeskHands = {
  hands: {
    title: 'Manos',
    open: 'Manos de esta sesión',
    about:
      'Las cartas de cada tablilla, como las escribió el programa que las repartió. Nadie más que usted las ve antes de que la tablilla acabe en todas las mesas y se muestren sus resultados.',
    file: 'Fichero PBN',
    paste: 'O pegue aquí su texto',
    tooLarge: 'El fichero tiene más de {{most}} MB: no es una hoja de manos.',
    read_one: 'Se leyó una tablilla: {{boards}}.',
    read_other: 'Se leyeron {{count}} tablillas: {{boards}}.',
    nothing: 'En este texto no hay ninguna tablilla con sus cartas.',
    notPlayed: 'No se juegan en esta sesión y quedan fuera: {{boards}}.',
    missing: 'Aún sin manos: {{boards}}.',
    wrong: 'Qué está mal en el fichero',
    line: 'Línea',
    attach_zero: 'Adjuntar',
    attach_one: 'Adjuntar una tablilla',
    attach_other: 'Adjuntar {{count}} tablillas',
    attached: 'Adjuntas',
    none: 'Aún no hay manos.',
    count: '{{count}} de {{all}} tablillas tienen sus manos.',
    solved: 'Calculado lo que se puede hacer: {{done}} de {{of}} tablillas.',
    look: 'Ver las manos',
    lookHint: 'Otros pueden ver su pantalla.',
    inHistory: 'Para retirarlas, deshágalo en el historial.',
    dealing: {
      title: 'Repartir las tablillas',
      about:
        'Repartidas aquí al azar (Ley 6), para esta sesión. No se muestra ninguna carta a nadie antes de que la tablilla termine, tampoco a usted si juega.',
      deal_zero: 'Todas las tablillas tienen sus cartas',
      deal_one: 'Repartir una tablilla',
      deal_other: 'Repartir {{count}} tablillas',
      begun: 'La sesión ha empezado: las tablillas tienen cartas.',
      machine: 'Archivos para la máquina repartidora',
      paper: 'Fichas de mano, para repartir a mano',
      otherwise:
        'Las tablillas son {{way}} (Ley 6E). Las manos aún pueden adjuntarse abajo. Para repartirlas aquí, cambie los ajustes.',
    },
    ways: {
      table: 'repartidas en cada mesa antes del juego',
      director: 'repartidas antes por el director',
      assistants: 'repartidas antes por ayudantes',
      machine: 'repartidas a máquina o aquí',
    },
    known: {
      table: 'Ley 6E1. Nadie conoce las cartas antes; las manos se adjuntan después del juego.',
      director: 'Ley 6E2. El director conoce las cartas, y no juega.',
      assistants: 'Ley 6E3. Quienes reparten conocen las cartas, y no juegan.',
      machine: 'Ley 6E4. Nadie que juegue las conoce; un director que no juegue puede verlas.',
    },
    earlier:
      'Ley 6D2: las cartas de estas tablillas ya se jugaron. Ningún resultado puede valer con ellas: repártalas de nuevo, o diga en los ajustes que este torneo repite manos pasadas.',
    replayed: 'Manos pasadas, como dicen los ajustes (Ley 6D2):',
    earlierAt: 'Tablilla {{board}}: tablilla {{other}} de {{name}}, {{date}}',
    earlierBoard: 'Tablilla {{board}}',
    fault: {
      tag: 'Esta línea no se lee como PBN.',
      'no-board': 'Una tablilla no tiene número.',
      'no-deal': 'La tablilla {{board}} no tiene cartas.',
      unreadable: 'Tablilla {{board}}: “{{found}}” no es carta ni mano.',
      end: 'Tablilla {{board}}: faltan cartas al final.',
      double: 'Tablilla {{board}}: {{cards}} en dos manos.',
      missing: 'Tablilla {{board}}: nadie tiene {{cards}}.',
      count: 'Tablilla {{board}}: {{seat}} tiene {{cards}} cartas.',
      'board-twice':
        'La tablilla {{board}} aparece aquí otra vez con otras cartas; valen las de la línea {{first}}.',
      dealer: 'Tablilla {{board}}: por la Ley 2 da {{seat}}, diga lo que diga el fichero.',
      vulnerable: 'Tablilla {{board}}: la vulnerabilidad es la de la Ley 2, diga lo que diga el fichero.',
    },
  },
};
