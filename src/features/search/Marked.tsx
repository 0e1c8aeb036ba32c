import { isMeant } from '../../lib/siteSearch/question.ts';
import { markedPieces } from '../../lib/siteSearch/wordsOf.ts';

interface MarkedProps {
  text: string;
  /** As they are compared. */
  words: readonly string[];
}

/** A text with the words that were asked for marked in it. */
export const Marked = ({ text, words }: MarkedProps) => {
  const isWanted = (word: string) => words.some((asked) => isMeant(asked, word));
  let at = 0;
  return markedPieces(text, isWanted).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
};
