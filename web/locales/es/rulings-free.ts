/** Answers that are not one of a list: results with weights, players who were asked, a reason. */
export const rulingsFree = {
  results: {
    title: 'Resultados posibles',
    weight: 'Peso',
    result: 'Resultado',
    another: 'Otro resultado',
    apart: 'Cada bando el suyo',
    hint: '4SN= son cuatro picos por Norte, cumplidos; 4SN-1 una multa; Pass nadie ofertó; «kept» lo que hizo la mesa. Pesos en porcentaje, o en partes como 2/3; juntos hacen el todo.',
    unready: 'Incompleto: cada resultado necesita un peso, y los pesos suman 100%.',
    give: 'Asignar esto',
  },
  poll: {
    player: 'Jugador {{number}}',
    level: 'Nivel',
    chose: 'Eligió',
    considered: 'También consideró',
    who: 'Nombre, solo para el expediente',
    another: 'Otro jugador',
    hint: 'Sin la información del compañero, con los mismos métodos. Solo el director ve nombres.',
    unready: 'Cada jugador consultado necesita su nivel y lo que eligió.',
    give: 'Estos fueron los consultados',
  },
  words: {
    reason: 'La razón, para que conste',
    unready: 'Diga por qué.',
    give: 'Registrar la razón',
  },
};
