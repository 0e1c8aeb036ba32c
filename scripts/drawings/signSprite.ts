import { spriteIcons } from '../../src/ui/spriteIcons.ts';

/** All signs that are not drawn within the pages, each a symbol that takes the colour of the text around it. */
export const drawSignSprite = (): string => {
  const symbols = Object.entries(spriteIcons).map(
    ([name, path]) =>
      `<symbol id="${name}" viewBox="0 0 16 16" fill="currentColor"><path fill-rule="evenodd" d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
};
