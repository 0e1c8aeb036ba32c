/** The quality an Accept header gives to the first of `types` that it names; 0 when it names none. */
const qualityOf = (accept: string, types: readonly string[]): number => {
  const qualities = new Map(
    accept
      .toLowerCase()
      .split(',', 50)
      .map((range): [string, number] => {
        const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
        const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [type, q === undefined ? 1 : Number(q) || 0];
      }),
  );
  const named = types.find((type) => qualities.has(type));
  return named === undefined ? 0 : (qualities.get(named) ?? 0);
};

/** Whether an Accept header asks for JSON by name, and for a page no more than for JSON. */
export const prefersJson = (accept: string | undefined): boolean => {
  const json = qualityOf(accept ?? '', ['application/json']);
  return json > 0 && json >= qualityOf(accept ?? '', ['text/html']);
};

/** Whether a page is a fitting answer: also where the header is missing or takes anything. */
export const acceptsPage = (accept: string | undefined): boolean =>
  !prefersJson(accept) && qualityOf(accept || '*/*', ['text/html', 'text/*', '*/*']) > 0;

/** Whether a page is asked for by name, and before JSON: a browser that sends a form by itself. A program does not. */
export const asksForPage = (accept: string | undefined): boolean =>
  acceptsPage(accept) && qualityOf(accept ?? '', ['text/html']) > 0;
