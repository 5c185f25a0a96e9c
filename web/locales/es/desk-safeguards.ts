import type { deskSafeguards as en } from '../en/desk-safeguards.ts';

export const deskSafeguards: typeof en = {
  refusal: {
    'id-taken': 'Esto se envió con el número de otra cosa. Recargue la página y envíelo de nuevo.',
    'impossible-fact': 'Esto no puede haber ocurrido como dice el archivo.',
    'penalties-unfit':
      'Las penalizaciones de la pareja {{pairs}} están en una unidad que esta forma de puntuar no tiene. Anúlelas en el historial (número {{facts}}) y vuelva a darlas.',
  },
  unscorable: {
    heading: 'Este torneo no se puede puntuar',
    toHistory: 'Al historial',
  },
};
