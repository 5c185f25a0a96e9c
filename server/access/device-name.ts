const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What a browser calls itself, in two words: `Firefox, Android`. Nothing when it does not say. */
export function deviceName(userAgent: string | undefined): string {
  const named = [BROWSERS, SYSTEMS].map((all) => all.find(([, says]) => says.test(userAgent ?? ''))?.[0]);
  return named.filter((name) => name !== undefined).join(', ');
}
