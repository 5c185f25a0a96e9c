import { parseCard, rankOf, rankText, suitOf } from 'naipe/game';
import { SuitSymbol } from './suit-symbol.tsx';
import { useWritingStyle } from './writing-style.ts';

/** A card, `♠A`, from its notation `SA`. */
export function CardNotation({ card: text }: { readonly card: string }) {
  const style = useWritingStyle();
  const card = parseCard(text);
  if (!card.ok) return text;
  return (
    <>
      <SuitSymbol suit={suitOf(card.value)} />
      {rankText(rankOf(card.value), style)}
    </>
  );
}
