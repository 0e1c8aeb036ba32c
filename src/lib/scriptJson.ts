/** JSON for a data block in HTML: no tag and no comment can begin in it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
