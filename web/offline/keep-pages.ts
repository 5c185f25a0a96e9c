/**
 * Has the browser keep these pages, so that a phone reloaded without a network opens. Browsers do that over https and
 * on the computer itself; elsewhere, and while pages are being written, everything goes as without.
 */
export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    // A browser that forbids it, as in private windows, does without.
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  // The page in view comes first.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}
