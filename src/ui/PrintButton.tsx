/** Puts the page on paper; without a script the browser's own way has to do. */
export const PrintButton = ({ children }: { children: string }) => (
  <button type="button" className="btn btn-primary needs-js" onClick={() => window.print()}>
    {children}
  </button>
);
