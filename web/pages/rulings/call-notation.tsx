import { callText, isBid, type Strain, strainOf, strainText } from 'naipe/game';
import { type AnyCall, isBidOverSeven } from 'naipe/laws';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';

/** A call as players write it, with its suit in its colour: also one that nobody may make. */
export function CallNotation({ call }: { readonly call: AnyCall }) {
  const style = useWritingStyle();
  const strain: Strain | undefined = isBidOverSeven(call)
    ? (call.slice(1) as Strain)
    : isBid(call)
      ? strainOf(call)
      : undefined;
  if (strain === undefined) return isBidOverSeven(call) ? call : callText(call, style);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {call[0]}
      {strain === 'NT' ? strainText(strain, style) : <SuitSymbol suit={strain} />}
    </span>
  );
}
