import type { LawTexts } from '../texts.ts';

/** The words of Laws 21 and 75 about what the opponents were told. */
export const misinformation: Pick<LawTexts, 'answers' | 'reasons' | 'notes'> = {
  answers: {
    'no-agreement': 'La spiegazione: non c’è tale accordo',
  },
  reasons: {
    'card-tells-against-them': 'La loro carta delle convenzioni non lo conferma.',
  },
  notes: {
    'alert-came-late':
      'L’alert è arrivato tardi: si può cambiare una chiamata che il silenzio può aver causato, e ciò non è informazione non autorizzata',
    'card-against-the-pair':
      'La carta delle convenzioni della linea di {seat} manca, è incompleta o lo dice nel posto sbagliato: il regolamento presume il danno (RTP 2.1.3.6; ROP 4.6)',
    'as-if-told-right':
      'Si assegna come se gli avversari avessero saputo in tempo che cosa era concordato, o che non lo era nulla',
    'no-agreement-described':
      '{seat} ha descritto un accordo che i compagni non condividono: è un’infrazione',
  },
};
