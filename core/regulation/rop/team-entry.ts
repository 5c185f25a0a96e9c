/** ROP 6.5: the part of the entries that may be exempt, unless the event says otherwise. */
const ROP_6_5 = { exempt: 1, of: 4 } as const;

/** How many teams may be exempt (ROP 6.5). */
export const ropMostExempt = (entries: number): number => Math.floor((entries * ROP_6_5.exempt) / ROP_6_5.of);
