import { shellTexts } from '../content/shellTexts.ts';

const BARS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Five bars and a word. The stylesheet lets it appear after SPINNER_DELAY_MS and stills it under reduced motion. */
export const Spinner = ({ label = shellTexts.loading }: { label?: string }) => (
  <div className="spinner" role="status">
    <div className="spinner-bars" aria-hidden="true">
      {BARS.map((bar) => (
        <span key={bar} />
      ))}
    </div>
    {label}
  </div>
);
