import type { LineStop } from '../../content/caseStudies/caseStudy.ts';

/** Stops along a line: steps, services or moments, in their order. */
export const NodeLine = ({ stops }: { stops: readonly LineStop[] }) => (
  <ol className="node-line">
    {stops.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
