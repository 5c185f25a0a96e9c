/** By which Laws a tournament is played. */
export const deskLaws = {
  lawsInForce: {
    sentence: 'Pelas Leis de {{laws}}.',
    follow:
      '{{regulation}} foi escrito para as Leis de {{written}}: o que cita aparece com o número de {{laws}}.',
    open: 'O que dizem as Leis?',
  },
};
