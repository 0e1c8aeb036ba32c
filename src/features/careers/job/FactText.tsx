import { formatDay } from '../../../ui/formatDate.ts';

/** A fact of an opening as it is said; a date also as machines read it. */
export const FactText = ({ text }: { text: string }) =>
  /^\d{4}-\d\d-\d\d/.test(text) ? <time dateTime={text}>{formatDay(text)}</time> : text;
