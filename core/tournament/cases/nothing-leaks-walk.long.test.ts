import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProfileId } from '../../regulation/index.ts';
import type { Viewer } from '../access/viewer.ts';
import { see } from '../access/visibility.ts';
import { APPEAL_BODIES, APPEAL_OUTCOMES, APPEAL_PAPERS, APPEAL_SUBJECTS } from '../appeals/appeal.ts';
import type { ContestantKind } from '../contestant.ts';
import { pairsOfScore } from '../corrections.ts';
import type { TournamentState } from '../state.ts';
import { at, attach, openEvening, openSmall, record, TWO_TABLES } from '../testing/evening.ts';
import { everyRequest } from '../testing/every-view.ts';
import { type AnyCommand, command, continued, handle } from '../testing/given.ts';
import { plannedIndividual, TWO_ROUNDS } from '../testing/individual.ts';
import { openTeams } from '../testing/teams.ts';

/*
 * A walk through all that a director can do with a case and its appeal, to the publishing of the results, in any order, by any
 * regulation and for whoever competes. After it two tournaments that differ only in the words on record look the same to everybody else.
 */

const HERE = at(1, 1, 1);

/** What is played, by a regulation. */
const EVENTS: Readonly<Record<ContestantKind, (profile: ProfileId) => TournamentState>> = {
  team: (profile) => openTeams({ match: { boards: 2 }, settings: { profile } }),
  pair: (profile) =>
    continued(openEvening(TWO_TABLES, { profile, lead: 'not-asked' }), attach([1, 2]), record(HERE, '4SN=')),
  player: (profile) =>
    continued(
      plannedIndividual(TWO_ROUNDS, { profile, lead: 'not-asked' }),
      openSmall(1),
      command('start-round', { session: 1, round: 1 }),
      record(HERE, '4SN='),
    ),
};

/** Everybody but the directors. */
const othersIn = ({ tournament }: TournamentState): readonly Viewer[] => [
  { role: 'public' },
  ...Array.from(
    tournament?.contestants.keys() ?? [],
    (contestant): Viewer => ({ role: 'player', contestant }),
  ),
  ...[1, 2, 3, 4].map((table): Viewer => ({ role: 'table', session: 1, section: 'A', table })),
];

/** What is confirmed and why, where something has to be. */
const ANYTHING = [
  'committee-small',
  'committee-hears',
  'panel-short',
  'deposit-missing',
  'appeal-late',
  'prizes-at-once',
  'replacement-order',
] as const;

/** A step: by what stands, a command with words in it. */
type Step = (state: TournamentState, words: string) => AnyCommand;

const sessionIn = ({ tournament }: TournamentState) => tournament?.sessions.get(1);
const caseIn = (state: TournamentState) => [...(sessionIn(state)?.cases?.values() ?? [])][0];
const appealIn = (state: TournamentState) => sessionIn(state)?.appeals?.at(-1)?.number ?? 0;
/** Who sits there: the first of one side, and the last of the other. */
const satAt = (state: TournamentState, which: 0 | -1): string => {
  const session = sessionIn(state);
  if (state.tournament === undefined || session === undefined) return '1';
  return pairsOfScore(state.tournament, session, HERE).at(which) ?? '1';
};
const of = (state: TournamentState) => ({ session: 1, case: caseIn(state)?.number ?? 0 });
const ofAppeal = (state: TournamentState) => ({ session: 1, appeal: appealIn(state) });
const confirming = (because: string) => ({ confirmed: ANYTHING, because });

const simply = fc.constantFrom<Step>(
  (_, text) => command('log-incident', { session: 1, kind: 'psychic', contestants: ['1'], text }),
  (_, text) => command('note-report', { item: 'other', text }),
  (_, director) => command('hand-over', { director, standing: 'director' }),
  (state, text) => command('note-case', { ...of(state), text }),
  (state, reason) => command('close-case', { ...of(state), reason }),
  (state) => command('tell-ruling', of(state)),
  (state) => command('take-deposit', ofAppeal(state)),
  (state, reason) => command('withdraw-appeal', { ...ofAppeal(state), reason }),
  (_, name) =>
    command('name-committee', {
      members: [{ name }, { name: 'Rui' }, { name: 'Eva' }],
      ...confirming(name),
    }),
  (state, reason) =>
    command('rule-case', {
      ...of(state),
      after: caseIn(state)?.latest ?? '',
      reason,
      clause: 'Law 16B3',
      adjustment: { ns: { kind: 'named', name: 'A+' }, ew: { kind: 'named', name: 'A-' } },
    }),
);

const toTheEnd = fc.constantFrom<Step>(
  () =>
    command('close-session', {
      session: 1,
      confirmed: ['missing-results', 'disputed-results', 'unagreed-results'],
    }),
  () => command('publish-results', { session: 1 }),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: simply },
  toTheEnd,
  fc
    .record({ subject: fc.constantFrom(...APPEAL_SUBJECTS), which: fc.constantFrom(0 as const, -1 as const) })
    .map(
      ({ subject, which }): Step =>
        (state, about) =>
          command('make-appeal', {
            ...of(state),
            contestant: satAt(state, which),
            subject,
            concurs: 'agrees',
            about,
            ...confirming(about),
          }),
    ),
  fc.constantFrom(...APPEAL_PAPERS).map(
    (paper): Step =>
      (state, text) =>
        command('note-appeal', { ...ofAppeal(state), paper, text }),
  ),
  fc.boolean().map(
    (holds): Step =>
      (state) =>
        command('hold-match', { ...ofAppeal(state), holds }),
  ),
  fc.record({ body: fc.constantFrom(...APPEAL_BODIES), outcome: fc.constantFrom(...APPEAL_OUTCOMES) }).map(
    ({ body, outcome }): Step =>
      (state, reason) =>
        command('decide-appeal', {
          ...ofAppeal(state),
          body,
          outcome,
          reason,
          clause: 'Law 93B3',
          ...(body === 'committee' || body === 'chief-director' ? {} : { panel: [reason] }),
          ...(outcome === 'changed'
            ? { adjustment: { ns: { kind: 'named', name: 'A' }, ew: { kind: 'named', name: 'A' } } }
            : {}),
          ...confirming(reason),
        }),
  ),
  fc.constantFrom(0 as const, -1 as const).map(
    (which): Step =>
      (state, about) =>
        command('take-further', {
          ...ofAppeal(state),
          contestant: satAt(state, which),
          subject: 'law',
          about,
          ...confirming(about),
        }),
  ),
);

const begun = (state: TournamentState): TournamentState =>
  handle(state, command('open-case', { ...HERE, steps: [] })).state;

const shownTo = (state: TournamentState, viewer: Viewer): string =>
  JSON.stringify(
    everyRequest(state).map((request) => {
      const seen = see(state, viewer, request);
      return [request, seen.ok ? seen.value : seen.error];
    }),
  );

const SECRET = 'East held the king';
const OTHER_SECRET = 'West held the ace!';

const KINDS = Object.keys(EVENTS) as readonly ContestantKind[];

test.each(KINDS)(
  'Law 16: whatever is done with a case and its appeal, its words are for directors alone, and those who compete learn none: %s',
  (kind) => {
    fc.assert(
      fc.property(
        fc.constantFrom('rtp-2014' as const, 'rop' as const, 'wbf' as const),
        fc.array(anyStep, { minLength: 6, maxLength: 14 }),
        (profile, steps) => {
          let one = begun(EVENTS[kind](profile));
          let other = one;
          steps.forEach((step, index) => {
            const done = handle(one, step(one, `${SECRET} ${index}`));
            const doneOtherwise = handle(other, step(other, `${OTHER_SECRET} ${index}`));
            // The words decide nothing: what one may do, the other may.
            expect(doneOtherwise.refusal?.code).toBe(done.refusal?.code);
            one = done.state;
            other = doneOtherwise.state;
          });
          for (const viewer of othersIn(one)) {
            const seen = shownTo(one, viewer);
            expect(seen).not.toContain(SECRET);
            expect(seen).toBe(shownTo(other, viewer));
          }
        },
      ),
      { numRuns: 25 },
    );
  },
);

test.each(KINDS)('such a walk comes to rulings, appeals, decisions and published results: %s', (kind) => {
  const reached = new Set<string>();
  for (const steps of fc.sample(fc.array(anyStep, { minLength: 6, maxLength: 14 }), {
    numRuns: 150,
    seed: 14,
  })) {
    let state = begun(EVENTS[kind]('rtp-2014'));
    for (const step of steps) state = handle(state, step(state, SECRET)).state;
    const session = sessionIn(state);
    if (caseIn(state)?.rulings.length) reached.add('ruled');
    if (session?.appeals?.length) reached.add('appealed');
    if (session?.appeals?.some(({ decisions }) => decisions.length > 0)) reached.add('decided');
    if (session?.publishedAt !== undefined) reached.add('published');
  }
  expect([...reached].sort()).toEqual(['appealed', 'decided', 'published', 'ruled']);
});
