import type { Texts } from '../texts.ts';

/** What a player may put in place of a cancelled call, said before he chooses. */
export const options: Texts = {
  'option/lowest-same':
    'La oferta suficiente más baja que especifica la misma denominación o denominaciones que {call}: el remate sigue',
  'option/lowest-natural':
    'La oferta más baja en la misma denominación, si ambas son naturales sin duda: el remate sigue',
  'option/more-precise': 'Un canto con el mismo significado que {call} o más preciso: el remate sigue',
  'option/comparable': 'Un canto comparable a {call}: el remate sigue y {partner} queda libre',
  'option/any-bars':
    'Cualquier canto legal: {partner} tiene que pasar el resto del remate, y el declarante puede limitar una salida',
  'option/other-bars':
    'Cualquier otro: {partner} tiene que pasar el resto del remate, y el declarante puede limitar una salida',
  'option/other-once':
    'Cualquier otro: {partner} tiene que pasar una vez, y el declarante puede limitar una salida',
  'option/no-double':
    'Un doblo o redoblo se anula: se hace otro canto, y {partner} tiene que pasar el resto del remate',
  'option/no-other-double':
    'Un doblo o redoblo que no sea uno de esos cantos se anula: se hace otro, y {partner} tiene que pasar el resto del remate',
  'option/barred-anyway':
    'Cualquier oferta o paso: {partner} tiene que pasar el resto del remate de todos modos',
  'option/same-strain-once':
    'Una oferta que repite la denominación de {call}: {partner} tiene que pasar una vez',
  'option/repeat-if-pass-insufficient':
    'Si {turn} pasa, {seat} tiene que repetir {call}, que se trata como la oferta insuficiente que es',
  'option/repeat-if-pass': 'Si {turn} pasa, {seat} tiene que repetir {call}, y no sigue nada más',
};
