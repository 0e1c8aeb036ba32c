import type { Page } from '@playwright/test';

/** The part of a CDP `AXNode` that is read here. */
interface Node {
  nodeId: string;
  role?: { value?: unknown };
  name?: { value?: unknown };
  childIds?: string[];
  properties?: { name: string; value: { value?: unknown } }[];
}

const readProperty = (node: Node, name: string): unknown =>
  node.properties?.find((property) => property.name === name)?.value.value;

const readName = ({ name }: Node): string => String(name?.value ?? '');

/** What a screen reader would say now: the element with the focus, and the text of each live region. */
const readTree = (nodes: readonly Node[]) => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const readText = (node: Node): string =>
    node.role?.value === 'StaticText'
      ? readName(node)
      : (node.childIds ?? []).map((id) => (byId.get(id) ? readText(byId.get(id) as Node) : '')).join(' ');
  // Nodes inside a live region have the property, too, and name its root.
  const isRoot = (node: Node): boolean =>
    ['polite', 'assertive'].includes(String(readProperty(node, 'live'))) &&
    !node.properties?.some(({ name }) => name === 'root');
  // The document itself is focused while nothing in it is.
  const focused = nodes.findLast((node) => readProperty(node, 'focused') === true);
  return {
    focus: focused && `focus: ${String(focused.role?.value)} ${readName(focused)}`.trim(),
    live: new Map(
      nodes.filter(isRoot).map((node) => [node.nodeId, readText(node).replaceAll(/\s+/g, ' ').trim()]),
    ),
  };
};

/**
 * Listens to Chromium's own accessibility tree from now on: each move of the focus, and each new text of a live region,
 * in order. Call the returned function to stop listening once what is awaited has happened.
 */
export const listen = async (page: Page): Promise<() => Promise<string[]>> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const read = async () => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    return readTree(nodes as Node[]);
  };
  const heard: string[] = [];
  let before = await read();
  let isListening = true;
  const update = async () => {
    const now = await read();
    if (now.focus && now.focus !== before.focus) heard.push(now.focus);
    for (const [id, text] of now.live) if (text !== '' && text !== before.live.get(id)) heard.push(text);
    before = now;
  };
  const listening = (async () => {
    while (isListening) await update();
  })();
  return async () => {
    // What follows an event, such as a second announcement, comes at once or with the next timers.
    await page.waitForTimeout(500);
    isListening = false;
    await listening;
    await update();
    await client.detach();
    return heard;
  };
};
