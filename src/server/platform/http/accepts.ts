const findPosition = (accept: string | undefined, type: string): number =>
  (accept ?? '').toLowerCase().indexOf(type);

/** Whether an Accept header names JSON, and HTML later or not at all. Weights (`q=`) are ignored. */
export const prefersJson = (accept: string | undefined): boolean => {
  const [json, html] = [findPosition(accept, 'application/json'), findPosition(accept, 'text/html')];
  return json !== -1 && (html === -1 || json < html);
};

/** Whether an Accept header names HTML, as a browser's does when it submits a form without JavaScript. */
export const asksForPage = (accept: string | undefined): boolean =>
  !prefersJson(accept) && findPosition(accept, 'text/html') !== -1;

/** Whether HTML is acceptable: the header names it, allows anything or is missing. */
export const acceptsPage = (accept: string | undefined): boolean =>
  !prefersJson(accept) && /text\/html|text\/\*|\*\/\*/i.test(accept || '*/*');
