/** By which Laws a tournament is played. */
export const deskLaws = {
  lawsInForce: {
    sentence: 'Secondo le Leggi del {{laws}}.',
    follow:
      '{{regulation}} è stato scritto per le Leggi del {{written}}: ciò che cita appare con il numero del {{laws}}.',
    open: 'Che cosa dicono le Leggi?',
  },
};
