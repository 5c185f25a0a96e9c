import type { SwissTeam } from '../request.ts';

/** Teams named by letters in the order given, with who has met whom: `A-B C-DE`. */
export function standing(order: string, met = '', byes = ''): SwissTeam[] {
  const couples = met
    .split(' ')
    .filter((text) => text !== '')
    .flatMap((text) => {
      const [one = '', others = ''] = text.split('-');
      return [...others].flatMap((other) => [
        [one, other],
        [other, one],
      ]);
    });
  return order.split(' ').map((id) => ({
    id,
    met: [...new Set(couples.flatMap(([one, other]) => (one === id && other !== undefined ? [other] : [])))],
    byes: byes.split(' ').filter((team) => team === id).length,
  }));
}
