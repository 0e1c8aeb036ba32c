/** Says that something stands for what is still to come. */
export const SampleMark = ({ children }: { children: string }) => (
  <span className="sample-mark">{children}</span>
);
