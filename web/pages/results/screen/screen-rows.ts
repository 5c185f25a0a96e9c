/** More than these are not read at ten metres. */
const MOST = 8;
const FEWEST = 2;
/** A line and what stands above the lines, in hundredths of the shorter side of the screen, as the styles have them. */
const LINE = 8.4;
const HEADING = 6.5;

/** How many lines a column of that height holds on a screen, all of them to be read; all, before it is measured. */
export function screenRows(
  height: number,
  screen: { readonly width: number; readonly height: number },
): number {
  if (height === 0) return MOST;
  const unit = Math.min(screen.width, screen.height) / 100;
  return Math.min(MOST, Math.max(FEWEST, Math.floor((height / unit - HEADING) / LINE)));
}
