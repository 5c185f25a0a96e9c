/** By which Laws a tournament is played. */
export const deskLaws = {
  lawsInForce: {
    sentence: 'Secondo il Codice del {{laws}}.',
    follow:
      '{{regulation}} è stato scritto per il Codice del {{written}}: ciò che cita appare con il numero del {{laws}}.',
    open: 'Che cosa dice il Codice?',
  },
};
