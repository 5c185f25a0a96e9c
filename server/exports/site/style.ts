/** The one style of all pages: light or dark as the reader has it, on a phone as on paper. */
export const SITE_STYLE = `:root { color-scheme: light dark; --line: #8886; --red: light-dark(#b3121d, #ff8f8f); }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.2rem; margin: 1.5rem 0 0.5rem; }
a { color: light-dark(#0b57d0, #9ecbff); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; }
nav a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; white-space: nowrap; }
.figures { text-align: right; font-variant-numeric: tabular-nums; }
.red { color: var(--red); }
.quiet { opacity: 0.8; }
.deal { display: grid; grid-template-columns: repeat(3, max-content); gap: 0.5rem 1.5rem; margin: 1rem 0; font-size: 1.05rem; }
.deal > .N, .deal > .S { grid-column: 2; }
.deal > .W { grid-column: 1; grid-row: 2; }
.deal > .E { grid-column: 3; grid-row: 2; }
.deal > .S { grid-row: 3; }
.deal b { display: block; }
.deal > div > span { display: block; white-space: nowrap; }
@media print { nav { display: none; } }
`;
