import {
  type Acting,
  decideFederation,
  type Federation,
  type FederationCommand,
  type FederationFact,
  type FederationRefusal,
  NO_FEDERATION,
  replayFederation,
} from 'naipe/federation';
import { AggregateHost, type FactLog } from '../facts/index.ts';

/** The stream of the federation's facts. No tournament can have this name. */
export const FEDERATION_STREAM = ':federation';

/** The federation in memory. */
export class FederationHost extends AggregateHost<Federation, Acting, FederationCommand, FederationRefusal> {
  constructor(log: FactLog) {
    super(log, {
      stream: FEDERATION_STREAM,
      empty: NO_FEDERATION,
      decide: decideFederation,
      replay: (facts, from) => replayFederation(facts as unknown as readonly FederationFact[], from),
    });
  }
}
