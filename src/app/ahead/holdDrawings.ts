const SVG = 'http://www.w3.org/2000/svg';

/**
 * Has files of drawings at hand before their page is opened. A browser takes a file apart anew for each page, one to
 * three frames after the page is painted, even if it has the bytes; but one that anything in the document refers to is
 * shared, and painted with the page (PERF-1). What refers to it is in the head, where nothing is drawn, and asks for a
 * part that no file has. A file that does not come is forgotten, and asked for again by its page.
 */
export const holdDrawings = (files: readonly string[]): void => {
  const { head } = document;
  for (const file of files) {
    const href = `${file}#held`;
    if (head.querySelector(`[href="${href}"]`)) continue;
    const svg = document.createElementNS(SVG, 'svg');
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', href);
    use.addEventListener('error', () => svg.remove());
    svg.append(use);
    head.append(svg);
  }
};
