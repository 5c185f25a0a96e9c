import type { ProfileId, RegulationProfile } from '../profile.ts';
import { PROFILES } from '../profiles.ts';
import type { Reading } from './reading.ts';
import { ROP_READINGS } from './rop.ts';
import { RTP_READINGS } from './rtp.ts';

export type { Reading } from './reading.ts';

/** Everything that the regulations leave open, and how it is read. */
export const READINGS: readonly Reading[] = [...RTP_READINGS, ...ROP_READINGS];

/** What an organiser has read otherwise than it is read unless told: the way by the reading. */
export type ReadingsChosen = Readonly<Record<string, string>>;

/** The readings of a regulation between whose ways an organiser chooses. */
export const choicesOf = (profile: ProfileId): readonly Required<Reading>[] =>
  READINGS.filter(
    (reading): reading is Required<Reading> =>
      reading.ways !== undefined && reading.profiles.includes(profile),
  );

/** How a reading is read: as chosen, or as it is unless told. */
export const wayAmong = (id: string, ways: Required<Reading>['ways'], chosen: ReadingsChosen): string => {
  const [taken = ''] = Object.keys(ways);
  const way = chosen[id];
  return way !== undefined && Object.hasOwn(ways, way) ? way : taken;
};

export const wayOf = ({ id, ways }: Required<Reading>, chosen: ReadingsChosen): string =>
  wayAmong(id, ways, chosen);

/** Is it a reading with such a way? */
export const isWay = (id: string, way: string): boolean =>
  READINGS.some(({ id: other, ways = {} }) => other === id && Object.hasOwn(ways, way));

/** A regulation as an organiser reads it. */
export const profileRead = (id: ProfileId, chosen: ReadingsChosen): RegulationProfile =>
  choicesOf(id).reduce(
    (profile, reading) => reading.ways[wayOf(reading, chosen)]?.(profile) ?? profile,
    PROFILES[id],
  );
