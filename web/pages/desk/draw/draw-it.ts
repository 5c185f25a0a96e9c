/** The button that makes the draw, on its page. */
export const DRAW_IT = 'draw-it';

/** Whoever is on the page of the draw already is led to what he asked for. */
export function showDrawIt(): void {
  const button = document.getElementById(DRAW_IT);
  button?.scrollIntoView({ block: 'center' });
  button?.focus();
}
