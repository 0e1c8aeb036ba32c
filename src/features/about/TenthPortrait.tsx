/** A portrait that nobody fills yet, as large as the others. */
export const TenthPortrait = () => (
  <svg viewBox="0 0 160 200" aria-hidden="true">
    <path d="M9 200v-9q0-37 42-46l10-5q12 16 24 0l10 5q42 9 42 46v9M44 83q0-39 29-39t29 39q0 38-29 38T44 83z" />
  </svg>
);
