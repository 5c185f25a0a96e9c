import { memo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** Quiet modules around the code, which readers need. */
const BORDER = 3;

/**
 * A code for the cameras of phones, dark on white in any theme; whoever reads the page finds the address beside it. It is
 * worked out once: that takes a hundred times as long as to draw it.
 */
export const QrCode = memo(function QrCode({ text, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
});
