import type { DeskImport } from '../en/desk-import.ts';

/** Files of other programs at the desk. */
export const deskImport: DeskImport = {
  import: {
    title: 'Importar un archivo',
    about:
      'Resultados o manos de otro programa o de aparatos de anotación: BWS, PBN, USEBIO, CSV, LIN, DUP, DLM, BRI, DGE o manos impresas en texto. El formato se reconoce solo.',
    drop: 'Suelte aquí el archivo, o elíjalo',
    chosen: '{{name}}: {{format}}',
    tooLarge: 'El archivo tiene más de {{most}} MB y no se ha leído.',
    nothing: 'Este archivo no tiene resultados ni manos.',
    results_one: 'Tiene un resultado.',
    results_other: 'Tiene {{count}} resultados.',
    hands_one: 'Tiene las manos de una tablilla de esta sesión.',
    hands_other: 'Tiene las manos de {{count}} tablillas de esta sesión.',
    unplayed_one: 'Una tablilla no tiene contrato: anótela en su mesa.',
    unplayed_other: '{{count}} tablillas no tienen contrato: anótelas en sus mesas.',
    take_zero: 'Aceptar resultados',
    take_one: 'Aceptar un resultado',
    take_other: 'Aceptar {{count}} resultados',
    attach_zero: 'Añadir manos',
    attach_one: 'Añadir las manos de una tablilla',
    attach_other: 'Añadir las manos de {{count}} tablillas',
    wrong: 'Lo que está mal en el archivo',
    line: 'Línea',
    done: 'Hecho.',
  },
};
