import type { Texts } from '../texts.ts';

/** What a player may put in place of a cancelled call, said before he chooses. */
export const options: Texts = {
  'option/lowest-same':
    'La licita sufficiente più bassa che specifica la stessa denominazione o le stesse denominazioni di {call}: la licitazione prosegue',
  'option/lowest-natural':
    'La licita più bassa nella stessa denominazione, se entrambe sono naturali senza dubbio: la licitazione prosegue',
  'option/more-precise':
    'Una chiamata con lo stesso significato di {call} o più preciso: la licitazione prosegue',
  'option/comparable': 'Una chiamata paragonabile a {call}: la licitazione prosegue e {partner} è libero',
  'option/any-bars':
    'Qualsiasi chiamata legale: {partner} deve passare per il resto della licitazione, e il dichiarante può limitare un attacco',
  'option/other-bars':
    'Qualsiasi altra: {partner} deve passare per il resto della licitazione, e il dichiarante può limitare un attacco',
  'option/other-once':
    'Qualsiasi altra: {partner} deve passare una volta, e il dichiarante può limitare un attacco',
  'option/no-double':
    'Un contro o surcontro è cancellato: si fa un’altra chiamata, e {partner} deve passare per il resto della licitazione',
  'option/no-other-double':
    'Un contro o surcontro che non sia una di queste è cancellato: si fa un’altra chiamata, e {partner} deve passare per il resto della licitazione',
  'option/barred-anyway':
    'Qualsiasi licita o passo: {partner} deve comunque passare per il resto della licitazione',
  'option/same-strain-once':
    'Una licita che ripete la denominazione di {call}: {partner} deve passare una volta',
  'option/repeat-if-pass-insufficient':
    'Se {turn} passa, {seat} deve ripetere {call}, che viene trattata come la licita insufficiente che è',
  'option/repeat-if-pass': 'Se {turn} passa, {seat} deve ripetere {call}, e non segue altro',
};
