/**
 * Begins to count the processor time of this program; answers how to read it, in milliseconds. While others are at work on the
 * computer, the clock would tell of them too.
 */
export function countProcessorTime(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}
