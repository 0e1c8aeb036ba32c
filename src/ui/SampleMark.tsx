/** Marks something as a sample. */
export const SampleMark = ({ children }: { children: string }) => (
  <span className="sample-mark">{children}</span>
);
