/** Brings what has just come into view: a phone shows little at a time. To be given as a `ref`. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The same where there is a second column: what is tapped next is not below the edge of a laptop's screen. A phone keeps what stands above it. */
export const intoWideView = (element: HTMLElement | null): void => {
  if (matchMedia('(min-width: 60em)').matches) intoView(element);
};
