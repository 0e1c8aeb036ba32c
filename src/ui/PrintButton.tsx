/** Prints the page; hidden without JavaScript. */
export const PrintButton = ({ children }: { children: string }) => (
  <button type="button" className="btn btn-quiet needs-js" onClick={() => window.print()}>
    {children}
  </button>
);
