import type { Breach } from '../regulation/index.ts';
import { type FederationEvent, isOfficial } from './event.ts';
import type { DirectorGrade } from './person.ts';
import type { Federation } from './state.ts';

const GRADES_FOR_NATIONAL: ReadonlySet<DirectorGrade> = new Set(['national', 'international']);
const GRADES_FOR_REGIONAL: ReadonlySet<DirectorGrade> = new Set(['regional', 'national', 'international']);

/** RTP 3.2: an official event is directed by somebody appointed whose grade is enough. */
export function directionFindings({ people }: Federation, { plan }: FederationEvent): readonly Breach[] {
  if (!isOfficial(plan)) return [];
  const { directors = [], level } = plan;
  const clause = plan.profile === 'rop' ? 'ROP 4.1' : 'RTP 2.1.1, 3.2';
  if (directors.length === 0)
    return [{ code: 'no-director', clause, message: 'No director is appointed for the event.' }];
  const enough = directors.some((number) => {
    const grade = people.get(number)?.grade;
    return (
      grade !== undefined && (level === 'national' ? GRADES_FOR_NATIONAL : GRADES_FOR_REGIONAL).has(grade)
    );
  });
  return enough
    ? []
    : [
        {
          code: 'director-grade',
          clause,
          message: 'None of the directors has the grade that the event asks for.',
        },
      ];
}
