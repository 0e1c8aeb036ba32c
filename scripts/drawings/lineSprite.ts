import { lineShapes } from '../../src/ui/lineShapes.ts';

/** The signs of the services' drawings, each a symbol whose lines take the colour of the text around it. */
export const drawLineSprite = (): string => {
  const symbols = Object.entries(lineShapes).map(
    ([name, path]) =>
      `<symbol id="${name}" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
};
