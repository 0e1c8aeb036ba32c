/** How a browser's translator changes a text: puts another one in its place, or puts it into elements of its own. */
export type Translation = 'replaced' | 'wrapped';

/**
 * Does to a document what a browser's translator does: each text goes into two elements, now and whenever one is added
 * or changed, and again where the page brought its own back. Words stay, between signs, so that tests find them. Runs
 * in the page by itself, hence one function without imports. Gives back what ends it.
 */
export const translate = (translation: Translation): (() => void) => {
  const SKIPPED = 'script, style, textarea, title, option, noscript, font';
  const translateText = (text: Text) => {
    const { parentElement, data } = text;
    if (!parentElement || parentElement.closest(SKIPPED) || data.trim() === '') return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    if (translation === 'replaced') {
      inner.textContent = `«${data}»`;
      parentElement.insertBefore(outer, text);
      parentElement.removeChild(text);
    } else {
      parentElement.replaceChild(outer, text);
      inner.append(text);
    }
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) {
      translateText(root);
      return;
    }
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateText(target as Text);
      else addedNodes.forEach(translateAll);
    }
  });
  translateAll(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};
