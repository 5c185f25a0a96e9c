import type { BonusSetting, MatchSetting, PattonSetting } from 'naipe/tournament';

/* What an organiser may add to a format, as it is typed. */

/** `1`, `0.5`, `2,5`: a number as people type it, with a point. */
const numberOf = (text: string): string | undefined => {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,4})?$/.test(plain) ? plain : undefined;
};

/** Bonuses as typed: the VPs of each place from the first on, or a share of the resistance in per cent. */
export interface BonusDraft {
  readonly by: 'none' | BonusSetting['by'];
  readonly text: string;
}

export const NO_BONUS: BonusDraft = { by: 'none', text: '' };

/** What was typed; `undefined` where it cannot be read. */
export function bonusOf({ by, text }: BonusDraft): BonusSetting | 'none' | undefined {
  switch (by) {
    case 'none':
      return 'none';
    case 'resistance': {
      const share = numberOf(text);
      return share === undefined ? undefined : { by, share: inHundredths(share) };
    }
    case 'place': {
      const vps = text
        .split(/[;\s]+/)
        .filter((each) => each !== '')
        .map(numberOf);
      const read = vps.filter((each) => each !== undefined);
      return read.length === 0 || read.length < vps.length ? undefined : { by, vps: read };
    }
  }
}

/** `2.5` per cent as a part of the whole: `25/1000`. */
function inHundredths(percent: string): string {
  const [whole = '0', parts = ''] = percent.split('.');
  return `${Number(`${whole}${parts}`)}/${10 ** (2 + parts.length)}`;
}

export function bonusDraftOf(bonuses: BonusSetting | undefined): BonusDraft {
  if (bonuses === undefined) return NO_BONUS;
  if (bonuses.by === 'place') return { by: 'place', text: bonuses.vps.join(' ') };
  const [part = '0', of = '1'] = bonuses.share.split('/');
  return { by: 'resistance', text: String((100 * Number(part)) / Number(of)) };
}

/** The organiser's table as one line: `0 8-8, 3 9-7, 20 16-0`. */
export const pattonText = ({ table = [] }: PattonSetting): string =>
  table.map(({ from, winner, loser }) => `${from} ${winner}-${loser}`).join(', ');

/** The rows typed so; nothing where none are, `undefined` where they cannot be read. */
export function pattonTable(text: string): NonNullable<PattonSetting['table']> | undefined {
  const rows = text
    .split(/[,;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => /^(\d{1,3})\s+(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)$/.exec(row));
  const read = rows.flatMap((row) => {
    const [, from, winner, loser] = row ?? [];
    return from === undefined || winner === undefined || loser === undefined
      ? []
      : [{ from: Number(from), winner, loser }];
  });
  return read.length < rows.length ? undefined : read;
}

/** The match with its Patton as chosen: nothing of it where matches are scored otherwise. */
export function withPatton(match: MatchSetting, win: PattonSetting['win'], typed: string): MatchSetting {
  const { patton: _, ...plain } = match;
  if (match.scoring !== 'patton') return plain;
  const table = pattonTable(typed);
  return { ...plain, patton: { win, ...(table === undefined || table.length === 0 ? {} : { table }) } };
}
