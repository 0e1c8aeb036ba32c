/** JSON for a data block in HTML. It cannot contain the start of a tag or comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
