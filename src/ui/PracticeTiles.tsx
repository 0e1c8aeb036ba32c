import { practiceSummaries } from '../content/practiceSummaries.ts';
import { practices } from '../content/practices.ts';
import { Card } from './Card.tsx';

/** The specification's order for the home page. The menu has another one. */
const order = ['engineering', 'managed', 'audioVisual', 'network', 'staffing'] as const;

/** The five practices as tiles. */
export const PracticeTiles = () => (
  <ul className="tile-grid">
    {order.map((key) => (
      <li key={key}>
        <Card page={practices[key].page} text={practiceSummaries[key]} practice={key} />
      </li>
    ))}
  </ul>
);
