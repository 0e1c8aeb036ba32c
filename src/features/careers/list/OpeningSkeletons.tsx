const PLACES = ['first', 'second', 'third'] as const;

/** Keeps the height of the first cards while they are on their way. */
export const OpeningSkeletons = () => (
  <div className="card-grid" aria-hidden="true">
    {PLACES.map((place) => (
      <div key={place} className="skeleton" data-testid="skeleton" />
    ))}
  </div>
);
