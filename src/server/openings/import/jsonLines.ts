/** Where the parts of a JSON text stand. */
export interface JsonLines {
  /** Line by path: `/0/job_title` is the name of a field, `/0/requirements/2` the beginning of an item. */
  lines: ReadonlyMap<string, number>;
  /** Paths and lines of names that stand in an object for a second time: JSON.parse drops the first. */
  twice: readonly { path: string; line: number }[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Finds the lines of a JSON text that JSON.parse has taken already, so that every token is where it belongs. */
export const jsonLines = (text: string): JsonLines => {
  const lines = new Map<string, number>();
  const twice: { path: string; line: number }[] = [];
  const tokens = text.matchAll(TOKEN);
  let token = '';
  let line = 1;
  let offset = 0;
  const advance = (): void => {
    const next = tokens.next().value;
    token = next?.[0] ?? '';
    const index = next?.index ?? text.length;
    line += text.slice(offset, index).split('\n').length - 1;
    offset = index;
  };
  const readMembers = (path: string): void => {
    for (advance(); token !== '}' && token !== ''; advance()) {
      if (token === ',') continue;
      const member = `${path}/${String(JSON.parse(token))}`;
      if (lines.has(member)) twice.push({ path: member, line });
      lines.set(member, line);
      advance();
      advance();
      readValue(member);
    }
  };
  const readItems = (path: string): void => {
    let position = 0;
    for (advance(); token !== ']' && token !== ''; advance()) {
      if (token === ',') continue;
      lines.set(`${path}/${position}`, line);
      readValue(`${path}/${position}`);
      position += 1;
    }
  };
  const readValue = (path: string): void => {
    if (token === '{') readMembers(path);
    if (token === '[') readItems(path);
  };
  advance();
  readValue('');
  return { lines, twice };
};
