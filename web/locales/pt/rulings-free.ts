/** Answers that are not one of a list: results with weights, players who were asked, a reason. */
export const rulingsFree = {
  results: {
    title: 'Resultados possíveis',
    weight: 'Peso',
    result: 'Resultado',
    another: 'Outro resultado',
    apart: 'Cada linha o seu',
    hint: '4SN= são quatro espadas por Norte, cumpridas; 4SN-1 um cabide; Pass ninguém declarou; «kept» o que a mesa fez. Pesos em percentagem, ou em partes como 2/3; juntos fazem o todo.',
    unready: 'Incompleto: cada resultado precisa de peso, e os pesos somam 100%.',
    give: 'Atribuir isto',
  },
  poll: {
    player: 'Jogador {{number}}',
    level: 'Nível',
    chose: 'Escolheu',
    considered: 'Também ponderou',
    who: 'Nome, só para o processo',
    another: 'Outro jogador',
    hint: 'Sem a informação do parceiro, com os mesmos métodos. Só o DT vê nomes.',
    unready: 'A cada jogador inquirido falta o nível ou o que escolheu.',
    give: 'Foram estes os inquiridos',
  },
  words: {
    reason: 'A razão, para constar',
    unready: 'Diga porquê.',
    give: 'Registar a razão',
  },
};
