const findPosition = (accept: string | undefined, type: string): number =>
  (accept ?? '').toLowerCase().indexOf(type);

/**
 * Whether an Accept header asks for JSON by name, and for a page not at all or after it. Weights (`q=`) are not read.
 */
export const prefersJson = (accept: string | undefined): boolean => {
  const [json, html] = [findPosition(accept, 'application/json'), findPosition(accept, 'text/html')];
  return json !== -1 && (html === -1 || json < html);
};

/** Whether an Accept header asks for a page by name: a browser that submits a form by itself. A program does not. */
export const asksForPage = (accept: string | undefined): boolean =>
  !prefersJson(accept) && findPosition(accept, 'text/html') !== -1;

/** Whether a page is a suitable response: also where the header is missing or allows anything. */
export const acceptsPage = (accept: string | undefined): boolean =>
  !prefersJson(accept) && /text\/html|text\/\*|\*\/\*/i.test(accept || '*/*');
