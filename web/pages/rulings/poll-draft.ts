/** What a player answered who was asked, as it is typed. */
export interface AnswerDraft {
  readonly who: string;
  readonly level: string;
  readonly chose: string;
  readonly considered: string;
}

export const EMPTY_ANSWER: AnswerDraft = { who: '', level: '', chose: '', considered: '' };

/** Signs that the notation has a use for. */
const plain = (text: string): string =>
  text
    .replace(/[:;()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What is typed in the notation of the Laws: `expert: Pass (3H); Player A, club: 3H`. */
export const pollNotation = (answers: readonly AnswerDraft[]): string =>
  answers
    .filter((answer) => Object.values(answer).some((text) => text.trim() !== ''))
    .map(({ who, level, chose, considered }) => {
      const asked = [plain(who), plain(level).replaceAll(',', ' ')].filter((word) => word !== '').join(', ');
      const also = plain(considered);
      return `${asked}: ${plain(chose)}${also === '' ? '' : ` (${also})`}`;
    })
    .join('; ');
