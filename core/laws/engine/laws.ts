import type { Happening, HappeningOf, HappeningType } from '../happening/happening.ts';
import type { Irregular, IrregularityType } from '../ruling/irregularity.ts';
import type { Procedure } from '../ruling/procedure.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import type { Laws, Rule, Scene, Table, Taken } from '../table/table.ts';

/** A part of the Laws: what of all that can happen, and of all that can go wrong, it deals with. */
export interface PartOfLaws<Told extends HappeningType, Wrong extends IrregularityType> {
  readonly rules: { readonly [Type in Told]: Rule<HappeningOf<Type>> };
  readonly procedures: { readonly [Type in Wrong]: (scene: Scene<Irregular<Type>>) => Procedure };
}

/** The part as it is told: a law paired with what is not its own does not compile. */
export const partOfLaws = <Told extends HappeningType, Wrong extends IrregularityType>(
  part: PartOfLaws<Told, Wrong>,
): PartOfLaws<Told, Wrong> => part;

/** Several parts of the Laws together: `lawsOf(CALL_AND_CARD_LAWS, CLAIM_LAWS)`. */
export const lawsOf = (first: Laws, ...more: readonly Laws[]): Laws =>
  more.reduce(
    (all, { rules, procedures }) => ({
      rules: { ...all.rules, ...rules },
      procedures: { ...all.procedures, ...procedures },
    }),
    first,
  );

type Happenings = { readonly [Type in HappeningType]: HappeningOf<Type> };
type Told<Type extends HappeningType> = Happenings[Type] & { readonly type: Type };

const ruleOf = <Type extends HappeningType>(
  { laws }: Table,
  type: Type,
): Rule<Happenings[Type]> | undefined => laws.rules[type];

function ownRefusal<Type extends HappeningType>(
  table: Table,
  happening: Told<Type>,
): TableRefusal | undefined {
  const rule = ruleOf(table, happening.type);
  if (rule === undefined) return refused('law-not-given', { happening: happening.type });
  if (rule.inPlay === true && table.played === undefined) return refused('no-play');
  return rule.refusal?.(table, happening);
}

/** What one law hands on to another that the table was not given has been said, and nothing more comes of it. */
const ownTaken = <Type extends HappeningType>(table: Table, happening: Told<Type>): Taken =>
  ruleOf(table, happening.type)?.taken(table, happening) ?? { table };

/** Why it cannot have happened, by what it is. */
export const impossible = (table: Table, happening: Happening): TableRefusal | undefined =>
  ownRefusal(table, happening);

/** What becomes of the table by it. */
export const takenAt = (table: Table, happening: Happening): Taken => ownTaken(table, happening);

/** Is it a lead, so that what has to be asked before somebody leads comes first? */
export const isLead = (table: Table, { type }: Happening): boolean => ruleOf(table, type)?.leads === true;

type Irregularities = { readonly [Type in IrregularityType]: Irregular<Type> };

function ofType<Type extends IrregularityType>(type: Type, scene: Scene<Irregularities[Type]>): Procedure {
  const procedure: ((scene: Scene<Irregularities[Type]>) => Procedure) | undefined =
    scene.table.laws.procedures[type];
  if (procedure === undefined) throw new Error(`The laws of this table do not deal with ${type}`);
  return procedure(scene);
}

/** The law that deals with an irregularity. */
export const procedureOf = (scene: Scene): Procedure => ofType(scene.irregularity.type, scene);
