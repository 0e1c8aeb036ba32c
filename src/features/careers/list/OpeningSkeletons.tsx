import Placeholder from 'react-bootstrap/Placeholder';

const PLACES = ['first', 'second', 'third'] as const;

/** Keeps the height of the first cards while they are loading. */
export const OpeningSkeletons = () => (
  <Placeholder as="div" animation="glow" className="card-grid" aria-hidden="true">
    {PLACES.map((place) => (
      <div key={place} className="skeleton" data-testid="skeleton" />
    ))}
  </Placeholder>
);
