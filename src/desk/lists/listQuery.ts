import type { ApplicationQuery } from '../../contract/desk/applicationSchemas.ts';
import { APPLICATION_SORTS, DESK_LIMITS, STAGES } from '../../contract/desk/constants.ts';
import type { MessageQuery } from '../../contract/desk/inboxSchemas.ts';

export const PAGE_SIZE = DESK_LIMITS.page.usual;

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

/** The list's query from the page's address; what means nothing there is left out. */
export const readListQuery = (params: URLSearchParams): ApplicationQuery => {
  const status = oneOf(STAGES, params.get('status'));
  const sort = oneOf(APPLICATION_SORTS, params.get('sort'));
  const order = oneOf(['asc', 'desc'], params.get('order'));
  const opening = params.get('opening');
  const owner = params.get('owner');
  const words = params.get('words')?.trim().slice(0, DESK_LIMITS.words);
  const page = Number(params.get('page') ?? '1');
  return {
    ...(status && { status }),
    ...(opening && /^\d{1,9}$/.test(opening) && { opening }),
    ...(owner && /^([1-9]\d{0,8}|none|me)$/.test(owner) && { owner }),
    ...(params.get('unread') === 'true' && { unread: 'true' as const }),
    ...(words && { words }),
    ...(sort && { sort }),
    ...(order && { order }),
    limit: String(PAGE_SIZE),
    offset: String(Number.isInteger(page) && page > 1 ? (page - 1) * PAGE_SIZE : 0),
  };
};

/** The same address with some parameters changed; empty ones go, and the list begins at its first page again. */
export const withParams = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string => {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text && `?${text}`;
};

export const besidePage = (query: ApplicationQuery, step: 1 | -1): ApplicationQuery => ({
  ...query,
  offset: String(Math.max(0, Number(query.offset ?? '0') + step * PAGE_SIZE)),
});

/** The list's query from the page's address. Without a choice it shows what is not handled yet. */
export const readMessageQuery = (params: URLSearchParams): MessageQuery => {
  const { owner, words, offset = '0' } = readListQuery(params);
  const show = params.get('show') ?? 'open';
  return {
    ...(show === 'open' && { handled: 'false' as const }),
    ...(show === 'handled' && { handled: 'true' as const }),
    ...(show === 'unread' && { unread: 'true' as const }),
    ...(owner && { owner }),
    ...(words && { words }),
    limit: String(PAGE_SIZE),
    offset,
  };
};
