// Runs before the first paint, so that nobody who chose dark sees a flash of light. The keys are those of
// theme/theme.ts and app/suit-colours.ts.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = stored('naipe-theme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  document.documentElement.dataset.suits = stored('naipe-suits') === 'four' ? 'four' : 'two';
})();
