import type { Result } from '../base/index.ts';
import type { FederationCommandOf, FederationCommandType } from './command.ts';
import type { NewFederationFact } from './fact.ts';
import type { FederationRefusal } from './refusal.ts';
import type { Acting } from './role.ts';
import type { Federation } from './state.ts';

/** What follows from a command, or why it is refused. */
export type FederationDecision = Result<readonly NewFederationFact[], FederationRefusal>;

/** Decides one kind of command. */
export type Decider<T extends FederationCommandType> = (
  federation: Federation,
  command: FederationCommandOf<T>,
  acting: Acting,
) => FederationDecision;
