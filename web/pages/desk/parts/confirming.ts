interface Confirmable {
  readonly confirmed?: readonly string[];
}

const confirmedIn = (data: Confirmable): readonly string[] => data.confirmed ?? [];

/** What was asked for, with what was found confirmed: beside what was confirmed already, as questions come one by one. */
export const confirming = <Data extends object>(data: Data, codes: readonly string[], because = '') => ({
  ...data,
  confirmed: [...confirmedIn(data), ...codes],
  ...(because.trim() === '' ? {} : { because: because.trim() }),
});
