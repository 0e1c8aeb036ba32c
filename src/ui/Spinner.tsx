import BootstrapSpinner from 'react-bootstrap/Spinner';
import { shellTexts } from '../content/shellTexts.ts';

const BARS = [1, 2, 3, 4, 5] as const;

/** Five bars and a word. The stylesheet shows it after SPINNER_DELAY_MS and stops the bars under reduced motion. */
export const Spinner = ({ label = shellTexts.loading }: { label?: string }) => (
  <BootstrapSpinner animation="grow" className="spinner" role="status">
    <div className="spinner-bars" aria-hidden="true">
      {BARS.map((bar) => (
        <span key={bar} />
      ))}
    </div>
    {label}
  </BootstrapSpinner>
);
