/** By which Laws a tournament is played. */
export const deskLaws = {
  lawsInForce: {
    sentence: 'Por las Leyes de {{laws}}.',
    follow:
      '{{regulation}} se escribió para las Leyes de {{written}}: lo que cita aparece con su número de {{laws}}.',
    open: '¿Qué dicen las Leyes?',
  },
};
