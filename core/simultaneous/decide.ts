import { type Fault, fail, isolated, ok, type Result } from '../base/index.ts';
import { parseDeal, printDeal } from '../game/index.ts';
import type {
  SimultaneousActing,
  SimultaneousCommand,
  SimultaneousCommandOf,
  SimultaneousCommandType,
} from './command.ts';
import {
  clubsThatKnow,
  embargoEnd,
  isEmbargoOver,
  type Simultaneous,
  type Simultaneouses,
  standingClubs,
} from './event.ts';
import type { NewSimultaneousFact } from './fact.ts';

/** Why a command is refused: a code, a sentence, and what to fill it with. */
export interface SimultaneousRefusal extends Fault {
  readonly clause?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What follows from a command, or why it is refused. */
export type SimultaneousDecision = Result<readonly NewSimultaneousFact[], SimultaneousRefusal>;

export const refuseSimultaneous = (
  code: string,
  message: string,
  more: Omit<SimultaneousRefusal, 'code' | 'message'> = {},
) => fail<SimultaneousRefusal>({ code, message, ...more });
const refuse = refuseSimultaneous;

export const noSuchSimultaneous = () =>
  refuse('no-such-simultaneous', 'There is no such simultaneous tournament here.');

type Decider<T extends SimultaneousCommandType> = (
  event: Simultaneous,
  command: SimultaneousCommandOf<T>,
  acting: SimultaneousActing,
) => SimultaneousDecision;

const isOrganiser = ({ organiser }: Simultaneous, acting: SimultaneousActing): boolean =>
  acting !== undefined && acting !== 'server' && acting.director === organiser;

const isClubs = (event: Simultaneous, club: string, acting: SimultaneousActing): boolean =>
  acting !== undefined && acting !== 'server' && event.clubs.get(club)?.director === acting.director;

const forTheOrganiser = () => refuse('not-for-you', 'This is for the organiser to do.');
const embargoIsOver = () =>
  refuse('embargo-over', 'The embargo is over: the hands are public, and nobody can play them any more.', {
    clause: 'Law 16',
  });
const noSuchClub = (club: string) =>
  refuse('no-such-club', `${isolated(club)} does not take part.`, { params: { club } });

/** A club that takes part, or why it is not there. */
function clubOf(event: Simultaneous, club: string) {
  const joined = event.clubs.get(club);
  return joined === undefined || joined.withdrawn !== undefined ? noSuchClub(club) : ok(joined);
}

const isTouched = (event: Simultaneous): boolean => clubsThatKnow(event).length > 0;

const writeSimultaneous: Decider<'write-simultaneous'> = (event, { data, time }) => {
  const { plan: before, deals, organiser } = event;
  if (isEmbargoOver(event, time)) return embargoIsOver();
  const { boards, method } = data.plan;
  if (deals !== undefined && boards !== before.boards)
    return refuse('deals-are-sealed', `${before.boards} deals are sealed: the number of boards stays.`, {
      params: { boards: before.boards },
    });
  if (method !== before.method && standingClubs(event).length > 0)
    return refuse('clubs-have-joined', 'Clubs have joined: the scoring stays as they know it.');
  return ok([{ type: 'simultaneous-written', data: { ...data, director: organiser } }]);
};

const sealDeals: Decider<'seal-deals'> = (event, { data, time }) => {
  const { boards } = event.plan;
  if (isEmbargoOver(event, time)) return embargoIsOver();
  if (isTouched(event))
    return refuse('deals-out', 'Clubs have the deals already: they are not replaced.', { clause: 'Law 6' });
  if (data.deals.length !== boards)
    return refuse('other-number-of-deals', `There are ${data.deals.length} deals for ${boards} boards.`, {
      params: { deals: data.deals.length, boards },
    });
  const deals: string[] = [];
  for (const [at, text] of data.deals.entries()) {
    const deal = parseDeal(text);
    const board = at + 1;
    if (!deal.ok)
      return refuse('not-a-deal', `Board ${board}: ${deal.error.message}`, {
        clause: 'Law 6B',
        params: { board },
      });
    const printed = printDeal(deal.value);
    const other = deals.indexOf(printed) + 1;
    if (other > 0)
      return refuse('deal-twice', `Boards ${other} and ${board} have the same cards.`, {
        clause: 'Law 6',
        params: { board, other },
      });
    deals.push(printed);
  }
  return ok([{ type: 'deals-sealed', data: { ...data, deals } }]);
};

const joinSimultaneous: Decider<'join-simultaneous'> = (event, { data, time }, acting) => {
  if (acting === undefined || acting === 'server') return forTheOrganiser();
  if (isEmbargoOver(event, time)) return embargoIsOver();
  const { club, tournament, session } = data;
  const known = event.clubs.get(club);
  const isSame = known?.tournament === tournament && known.session === session;
  if (known !== undefined && known.withdrawn === undefined)
    return isSame
      ? ok([])
      : refuse('club-twice', `${isolated(club)} takes part already. Give each club a name of its own.`, {
          params: { club },
        });
  const other = standingClubs(event).find(
    (each) => each.tournament === tournament && each.session === session,
  );
  if (other !== undefined)
    return refuse('joined-already', `The session takes part already, as ${isolated(other.club)}.`, {
      params: { club: other.club },
    });
  if (known !== undefined && !isSame)
    return refuse('club-withdrew', `${isolated(club)} withdrew with another tournament. Take another name.`, {
      params: { club },
    });
  return ok([{ type: 'club-joined', data: { ...data, director: acting.director } }]);
};

const takeDeals: Decider<'take-deals'> = (event, { data, time }, acting) => {
  const club = clubOf(event, data.club);
  if (!club.ok) return club;
  if (!isClubs(event, data.club, acting))
    return refuse('not-for-you', 'The deals are for the director who joined for the club.');
  const { filesFrom } = event.plan;
  if (event.deals === undefined) return refuse('no-deals-yet', 'The organiser has sealed no deals yet.');
  if (filesFrom === undefined)
    return refuse('no-files', 'The organiser hands out the boards himself: there is no file of the deals.');
  if (Date.parse(filesFrom) > Date.parse(time))
    return refuse('files-later', `The deals can be had from ${filesFrom}.`, { params: { from: filesFrom } });
  return ok(club.value.takenAt === undefined ? [{ type: 'deals-taken', data }] : []);
};

const openDeals: Decider<'open-deals'> = (event, { data, time }, acting) => {
  const club = clubOf(event, data.club);
  if (!club.ok) return club;
  if (acting !== 'server') return refuse('not-for-you', 'Deals are opened when a club begins.');
  if (isEmbargoOver(event, time)) return embargoIsOver();
  return ok(club.value.openedAt === undefined ? [{ type: 'deals-opened', data }] : []);
};

const tellWhoPlays: Decider<'tell-who-plays'> = (event, { data, time }, acting) => {
  // Of one that withdrew it is told, too.
  const club = event.clubs.get(data.club);
  if (club === undefined) return noSuchClub(data.club);
  if (acting !== 'server') return refuse('not-for-you', 'The server finds out who plays.');
  if (isEmbargoOver(event, time)) return embargoIsOver();
  return ok(club.directorPlaysAt === undefined ? [{ type: 'director-entered', data }] : []);
};

const letPlayLater: Decider<'let-play-later'> = (event, { data, time }) => {
  const club = clubOf(event, data.club);
  if (!club.ok) return club;
  if (isEmbargoOver(event, time)) return embargoIsOver();
  if (Date.parse(data.until) <= Date.parse(event.plan.embargoUntil))
    return refuse('not-later', `The embargo lasts until ${embargoEnd(event)} anyway.`, {
      params: { until: embargoEnd(event) },
    });
  return ok(club.value.playsUntil === data.until ? [] : [{ type: 'club-plays-later', data }]);
};

const endEmbargo: Decider<'end-embargo'> = (event, { data, time }) => {
  if (isEmbargoOver(event, time)) return ok([]);
  const waiting = standingClubs(event).filter(({ openedAt }) => openedAt === undefined);
  const [first] = waiting;
  if (first !== undefined && (data.reason ?? '').trim() === '')
    return refuse(
      'clubs-have-not-played',
      `${isolated(first.club)} has not begun${waiting.length > 1 ? `, nor have ${waiting.length - 1} more` : ''}. Say why the embargo ends all the same.`,
      { params: { club: first.club, count: waiting.length } },
    );
  return ok([{ type: 'embargo-ended', data }]);
};

const withdrawClub: Decider<'withdraw-club'> = (event, { data }) => {
  const club = clubOf(event, data.club);
  return club.ok ? ok([{ type: 'club-withdrawn', data }]) : club;
};

type Whose = 'organiser' | 'club-or-organiser' | 'decider';

const DECIDERS: {
  readonly [T in SimultaneousCommandType]: { readonly whose: Whose; readonly decide: Decider<T> };
} = {
  'write-simultaneous': { whose: 'organiser', decide: writeSimultaneous },
  'seal-deals': { whose: 'organiser', decide: sealDeals },
  'join-simultaneous': { whose: 'decider', decide: joinSimultaneous },
  'withdraw-club': { whose: 'club-or-organiser', decide: withdrawClub },
  'let-play-later': { whose: 'organiser', decide: letPlayLater },
  'take-deals': { whose: 'decider', decide: takeDeals },
  'open-deals': { whose: 'decider', decide: openDeals },
  'tell-who-plays': { whose: 'decider', decide: tellWhoPlays },
  'write-booklet': {
    whose: 'organiser',
    decide: ({ booklet = '' }, { data }) =>
      ok(booklet === data.text ? [] : [{ type: 'booklet-written', data }]),
  },
  'end-embargo': { whose: 'organiser', decide: endEmbargo },
};

/** Nothing is there yet of that name: it is planned. */
function plan(
  { data, time }: SimultaneousCommandOf<'write-simultaneous'>,
  acting: SimultaneousActing,
): SimultaneousDecision {
  if (acting === undefined || acting === 'server')
    return refuse('not-for-you', 'Only directors organise simultaneous tournaments.');
  if (Date.parse(data.plan.embargoUntil) <= Date.parse(time))
    return refuse('embargo-over', 'The embargo has to end after now.');
  return ok([{ type: 'simultaneous-written', data: { ...data, director: acting.director } }]);
}

/** What follows from a command of somebody, or why it is refused. */
export function decideSimultaneous(
  { events }: Simultaneouses,
  acting: SimultaneousActing,
  command: SimultaneousCommand,
): SimultaneousDecision {
  const event = events.get(command.data.simultaneous);
  if (event === undefined)
    return command.type === 'write-simultaneous' ? plan(command, acting) : noSuchSimultaneous();
  const { whose, decide } = DECIDERS[command.type];
  const club = 'club' in command.data ? command.data.club : '';
  const may =
    whose === 'decider' ||
    isOrganiser(event, acting) ||
    (whose === 'club-or-organiser' && isClubs(event, club, acting));
  if (!may) return forTheOrganiser();
  return (decide as Decider<SimultaneousCommandType>)(event, command, acting);
}
