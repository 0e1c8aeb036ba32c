/**
 * Shows the brand's faces where they came too late for the first page, which keeps the face that it has begun with so
 * that nothing on it moves (styles/fonts.scss, SHELL-20). Called as another page is drawn, where there is nothing to
 * move; the styles do the rest.
 */
export const showBrandFonts = (): void => {
  document.documentElement.dataset['fonts'] = '';
};
