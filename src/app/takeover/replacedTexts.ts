/** What a page's translator puts in place of a text, or round it; the site itself has none. */
export const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

export interface ReplacedTexts {
  /** What stands in the page for a text that somebody else took out. */
  standInOf: (text: Node) => Node | undefined;
}

/**
 * Remembers which texts of the page a translator took out, and what it put there instead. React goes on writing into
 * the text that it knows: such a text comes back, so that what is said anew is seen, and can be translated anew
 * (docs/requirements.md, SHELL-9).
 */
export const watchReplacedTexts = (root: Node): ReplacedTexts => {
  const standIns = new WeakMap<Node, Node>();
  const texts = new WeakMap<Node, Node>();

  const note = (text: Node, standIn: Node) => {
    standIns.set(text, standIn);
    texts.set(standIn, text);
    observer.observe(text, { characterData: true });
  };
  const forget = (text: Node) => {
    const standIn = standIns.get(text);
    if (standIn) texts.delete(standIn);
    standIns.delete(text);
  };
  const bringBack = (text: Node) => {
    const standIn = standIns.get(text);
    if (!standIn?.parentNode || text.parentNode) return;
    forget(text);
    standIn.parentNode.replaceChild(text, standIn);
  };
  const isFree = (node: Node | null): node is Element => isTranslation(node) && !texts.has(node);

  const takeChildren = ({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) => {
    for (const added of addedNodes) forget(added);
    const neighbours = [...addedNodes, previousSibling, nextSibling];
    for (const removed of removedNodes) {
      if (removed.parentNode) continue;
      const text = removed.nodeType === Node.TEXT_NODE ? removed : texts.get(removed);
      const standIn = neighbours.find(isFree);
      if (text && standIn) note(text, standIn);
    }
  };
  const take = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      if (record.type === 'characterData') bringBack(record.target);
      else takeChildren(record);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(root, { childList: true, subtree: true });

  return {
    standInOf: (text) => {
      take(observer.takeRecords());
      return standIns.get(text);
    },
  };
};
