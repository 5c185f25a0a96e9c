import type { Language } from '../../game/index.ts';
import { reported } from '../engine/report-procedures.ts';
import type { Happening } from '../happening/happening.ts';
import { isReportType, type Report } from '../happening/report.ts';
import type { Table } from '../table/table.ts';
import { fillText, irregularityText, wordText } from './wording.ts';

/** What was told while the question was open, each in a few words: it is looked at when the question is answered. */
export const meanwhileText = ({ meanwhile }: Table, language: Language): readonly string[] =>
  meanwhile.map((happening) => wordText('meanwhile', language, { what: shortly(happening, language) }));

function shortly(happening: Happening, language: Language): string {
  if (isReport(happening)) return irregularityText(reported(happening), language);
  switch (happening.type) {
    case 'call':
    case 'change':
      return fillText('{seat} {call}', { seat: happening.seat, call: happening.call }, language);
    case 'card':
    case 'card-held':
    case 'fifth-card':
    case 'card-renamed':
      return fillText('{seat} {card}', { seat: happening.seat, card: happening.card }, language);
    case 'exposed':
    case 'several-cards':
      return fillText('{seat} {cards}', { seat: happening.seat, cards: happening.cards.join(' ') }, language);
    case 'claim':
      return irregularityText({ type: 'claim', offender: happening.seat, claim: happening }, language);
    default:
      return 'seat' in happening
        ? fillText('{seat}', { seat: happening.seat }, language)
        : wordText('something-else', language);
  }
}

const isReport = (happening: Happening): happening is Report => isReportType(happening.type);
