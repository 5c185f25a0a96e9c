import { ok, type Result } from 'naipe/base';
import {
  clubHandedIn,
  evolveHanded,
  type HandedIn,
  handedFacts,
  type NewHandedFact,
  placeSeen,
  type RankingWishes,
  type Simultaneous,
  SimultaneousField,
  type SimultaneousPlace,
  standingClubs,
} from 'naipe/simultaneous';
import type { SessionHandedIn } from 'naipe/tournament';
import { WrittenFile } from '../exports/written-file.ts';
import type { FactLog, UnnumberedFact } from '../facts/index.ts';
import { handedStream } from './streams.ts';

interface Kept {
  version: number;
  handed: HandedIn;
  /** Rankings as they are sent, by what was wished, of one field. */
  written: { readonly of: string; readonly rankings: Map<string, WrittenFile> } | undefined;
  /** The field as it was compared last, and of what. */
  field: { readonly compared: SimultaneousField; readonly of: HandedIn } | undefined;
}

/** Servers may hand in at the same moment: each is appended after the other. */
const MOST_ATTEMPTS = 20;
/** With more that is new the whole is compared anew. */
const MOST_FOLLOWED = 8;

/** What clubs have handed in, and the one field that it makes. */
export class SimultaneousFields {
  private readonly log: FactLog;
  private readonly kept = new Map<string, Kept>();

  constructor(log: FactLog) {
    this.log = log;
  }

  /** Facts were written anew: nothing of what was read before counts. */
  startOver(): void {
    this.kept.clear();
  }

  /** What is handed in so far, by whichever server. */
  async handed(simultaneous: string): Promise<HandedIn> {
    return (await this.read(simultaneous)).handed;
  }

  private async read(simultaneous: string): Promise<Kept> {
    const kept = this.kept.get(simultaneous) ?? {
      version: 0,
      handed: new Map(),
      written: undefined,
      field: undefined,
    };
    this.kept.set(simultaneous, kept);
    const facts = await this.log.read(handedStream(simultaneous), kept.version + 1);
    for (const fact of facts) {
      if (fact.sequence <= kept.version) continue; // read by another meanwhile
      kept.handed = evolveHanded(kept.handed, fact as unknown as NewHandedFact);
      kept.version = fact.sequence;
    }
    return kept;
  }

  /** A club hands in what stands at that version of its tournament. What stands already changes nothing. */
  async handIn(
    { simultaneous, plan }: Simultaneous,
    { club, tournament }: { readonly club: string; readonly tournament: string },
    version: number,
    given: SessionHandedIn,
  ): Promise<Result<void>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const kept = await this.read(simultaneous);
      const before = kept.handed.get(club);
      if (before !== undefined && before.version >= version) return ok(undefined);
      const facts = handedFacts(before, club, version, given);
      if (facts.length === 0) return ok(undefined);
      // What could not be compared would keep all others from being ranked.
      const after = facts.reduce(evolveHanded, kept.handed).get(club);
      const alone = after && SimultaneousField.of([clubHandedIn(plan, after)]);
      if (alone?.ok === false) return alone;
      const time = new Date().toISOString();
      const appended = await this.log.append(
        handedStream(simultaneous),
        kept.version,
        facts.map(
          (fact) =>
            ({
              ...fact,
              time,
              actor: 'server',
              cause: `${tournament}-${version}`,
            }) as unknown as UnnumberedFact,
        ),
      );
      if (appended.ok) return ok(undefined);
    }
    throw new Error(`What ${club} handed in could not be written: others kept writing.`);
  }

  /** One ranking over all fields, or a part of it. */
  async ranking(event: Simultaneous, wishes: RankingWishes): Promise<readonly SimultaneousPlace[]> {
    const kept = await this.read(event.simultaneous);
    const standing = new Set(standingClubs(event).map(({ club }) => club));
    const now: HandedIn = new Map([...kept.handed].filter(([club]) => standing.has(club)));
    if (now.size === 0) return [];
    const field = this.followed(event, kept.field, now);
    kept.field = { compared: field, of: now };
    return field.ranking(wishes);
  }

  /** The same as it is sent: when the embargo ends thousands ask for it, and it is written once. */
  async rankingFile(event: Simultaneous, wishes: RankingWishes): Promise<WrittenFile> {
    const kept = await this.read(event.simultaneous);
    const { rankings } = this.writtenOf(kept, event);
    const key = JSON.stringify([wishes.club, wishes.handicap]);
    const known = rankings.get(key);
    if (known !== undefined) return known;
    const ranking = (await this.ranking(event, wishes)).map(placeSeen);
    const file = new WrittenFile(JSON.stringify({ ranking }));
    rankings.set(key, file);
    return file;
  }

  private writtenOf(kept: Kept, event: Simultaneous) {
    const standing = standingClubs(event).map(({ club }) => club);
    const of = JSON.stringify([kept.version, event.plan.method, event.plan.profile, standing]);
    if (kept.written?.of !== of) kept.written = { of, rankings: new Map() };
    return kept.written;
  }

  /** A correction is followed on its board; clubs that come or go make another field. */
  private followed({ plan }: Simultaneous, known: Kept['field'], now: HandedIn): SimultaneousField {
    const isSameClubs = known?.of.size === now.size && [...now.keys()].every((club) => known.of.has(club));
    if (known !== undefined && isSameClubs) {
      const changed = [...now.values()].filter((each) => known.of.get(each.club) !== each);
      if (changed.length <= MOST_FOLLOWED) {
        const taken = changed.map((each) => known.compared.handIn(clubHandedIn(plan, each)));
        if (taken.every(({ ok: isTaken }) => isTaken)) return known.compared;
      }
    }
    const field = SimultaneousField.of([...now.values()].map((each) => clubHandedIn(plan, each)));
    if (!field.ok) throw new Error(field.error.message);
    return field.value;
  }
}
