/** Marks something as a sample. */
export const SampleLabel = ({ children }: { children: string }) => (
  <span className="sample-label">{children}</span>
);
