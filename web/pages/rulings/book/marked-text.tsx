import { termsIn } from 'naipe/laws/glossary';
import { Link } from 'wouter';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { wordAddress } from './addresses.ts';
import classes from './marked-text.module.css';

/** A sentence whose words of the Laws lead to what they mean. */
export function MarkedText({ text }: { readonly text: string }) {
  const { language } = useWritingStyle();
  return termsIn(text, language).map(({ text: part, term }) =>
    term === undefined ? (
      <SuitedText key={part} text={part} />
    ) : (
      <Link key={term} href={wordAddress(term)} className={classes.term}>
        {part}
      </Link>
    ),
  );
}
