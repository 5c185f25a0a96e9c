/** Brings what has just come into view: a phone shows little at a time. To be given as a `ref`. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
