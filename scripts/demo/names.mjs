// Nobody is called like this: first names that were never given, surnames from the bridge table.
const FIRST = [
  'Alvira',
  'Bertim',
  'Cándaro',
  'Delmira',
  'Ermelo',
  'Fiorinda',
  'Galdino',
  'Hermínia',
  'Ildavo',
  'Jasmela',
  'Kosmo',
  'Leonílda',
  'Marvito',
  'Nerina',
  'Olindro',
  'Petúnia',
  'Quirela',
  'Rosalvo',
  'Selmira',
  'Tibério',
  'Ursílio',
  'Valdinha',
  'Wandro',
  'Xilena',
  'Ysolda',
  'Zeferim',
  'Amarílis',
  'Bonifaz',
]; // prettier-ignore
const LAST = [
  'Finesse',
  'Squeeze',
  'Trunfo',
  'Triunfo',
  'Grandslam',
  'Endplay',
  'Ruffo',
  'Voletti',
  'Sansatout',
  'Stayman-Não',
  'Contrado',
  'Cuebidi',
  'Chelem',
  'Surcontre',
  'Atoutti',
  'Pasada',
  'Doblón',
  'Renuncio',
  'Vaza',
  'Bazas',
  'Presa',
  'Carteira',
  'Tablilla',
  'Mortelli',
  'Dummy',
  'Overtrick',
  'Topázio',
  'Zerinho',
  'Vulnerani',
  'Passaro',
]; // prettier-ignore

/** So many pairs of players, each player with a name of its own. */
export function pairNames(count) {
  return Array.from({ length: count }, (_, pair) => [nameOf(2 * pair), nameOf(2 * pair + 1)]);
}

/** So many players. */
export const playerNames = (count) => Array.from({ length: count }, (_, player) => nameOf(player));

/** So many teams, each called after something of the game, with four players of their own. */
export const teamNames = (count) =>
  Array.from({ length: count }, (_, team) => ({
    name: `Clube ${LAST[team % LAST.length]}`,
    players: [0, 1, 2, 3].map((player) => nameOf(4 * team + player)),
  }));

function nameOf(player) {
  const lap = Math.floor(player / FIRST.length);
  return `${FIRST[player % FIRST.length]} ${LAST[(player * 7 + lap) % LAST.length]}`;
}
