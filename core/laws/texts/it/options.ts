import type { Texts } from '../texts.ts';

/** What a player may put in place of a cancelled call, said before he chooses. */
export const options: Texts = {
  'option/lowest-same':
    'L’offerta più bassa che specifica lo stesso seme o gli stessi semi di {call}: la licita prosegue',
  'option/lowest-natural':
    'L’offerta più bassa nella stessa denominazione, se entrambe sono naturali senza dubbio: la licita prosegue',
  'option/more-precise':
    'Una dichiarazione con lo stesso significato di {call} o più preciso: la licita prosegue',
  'option/comparable': 'Una dichiarazione comparabile a {call}: la licita prosegue e {partner} è libero',
  'option/other-bars':
    'Qualsiasi altra: {partner} deve passare per il resto della licita, e il dichiarante può limitare un attacco',
  'option/other-once':
    'Qualsiasi altra: {partner} deve passare una volta, e il dichiarante può limitare un attacco',
  'option/no-double':
    'Né contro né surcontro: è cancellato, e {partner} deve passare per il resto della licita',
  'option/no-other-double':
    'Contro o surcontro solo se è una di queste: altrimenti è cancellato, e {partner} deve passare per il resto della licita',
  'option/barred-anyway':
    'Qualsiasi offerta o passo: {partner} deve comunque passare per il resto della licita',
  'option/same-strain-once':
    'Un’offerta che ripete la denominazione di {call}: {partner} deve passare una volta',
  'option/repeat-if-pass': 'Se {turn} passa, {seat} deve ripetere {call}, e non segue altro',
};
