/** Uma prova individual na mesa do DT. */
export const deskIndividual = {
  individual: {
    howMany: 'Quantos jogadores vêm?',
    hint: 'Com o número de jogadores, aparecem aqui as formas de jogar. Cada um joga com muitos parceiros, por si.',
    outside: 'De {{least}} a {{most}} jogadores.',
    defaultName: 'Individual, {{date}}',
    create: 'Criar e inscrever os jogadores',
    oneSection: 'Todos numa sala',
    sections: '{{count}} secções: {{sizes}} jogadores',
    sitsOut: 'Fica de fora',
    roundsOut_one: '{{rounds}} posição',
    roundsOut_other: '{{rounds}} posições',
    partners: 'Ninguém repete o parceiro.',
    opponents: 'Os adversários encontram-se {{times}} vezes.',
    balance: 'Equilíbrio {{quality}} em 100.',
    shared: 'Duas mesas passam as carteiras uma à outra.',
    entered: 'Jogadores inscritos: {{count}}.',
    none: 'Não há individual para tantos jogadores.',
    lots: 'Sortear os números',
  },
};

/** What is said of pairs where they are entered, said of players. */
export const playerEntries = {
  count_player_one: 'Um jogador.',
  count_player_other: '{{count}} jogadores.',
  keys_player:
    'Escreva um nome, Enter: o jogador seguinte. Os nomes também podem vir depois: joga-se por número.',
  pairs_player: 'Jogadores',
  player_player: 'Jogador',
  playerOf_player: 'Nome do jogador {{pair}}',
  valueIndexOf_player: 'Índice de valor do jogador {{pair}}',
  add_player: 'Acrescentar um jogador',
  pasteHint_player: 'Um jogador por linha. Pode vir primeiro um número.',
  unread_player: 'Sem nome aqui: {{lines}}',
  enter_player_one: 'Inscrever um jogador',
  enter_player_other: 'Inscrever {{count}} jogadores',
};
