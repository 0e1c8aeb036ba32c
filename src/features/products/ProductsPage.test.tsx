import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headingLevels, isValidOutline } from '../../../tests/support/headings.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { pages } from '../../content/pages.ts';
import { products } from '../../content/products.ts';
import { pageTexts } from '../../content/pageTexts/demos.ts';
import { ProductsPage } from './ProductsPage.tsx';

describe.each(['productList', 'productListTwo'] as const)('the page %s', (name) => {
  let visit: ReturnType<typeof renderWithStore>;
  beforeEach(() => {
    visit = renderWithStore(<ProductsPage name={name} page={pages[name]} texts={pageTexts[name]} />);
  });

  it('lists three products and says that they are a demonstration', () => {
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(products[name].map((product) => product.name));
    expect(titles).toHaveLength(3);
    expect(isValidOutline(headingLevels())).toBe(true);
  });

  it('opens the description of a product and closes it again', async () => {
    for (const product of products[name]) {
      const button = screen.getByRole('button', { name: new RegExp(`of the ${product.name}$`, 'i') });
      await userEvent.click(button);
      const dialog = within(screen.getByRole('dialog', { name: product.name }));
      expect(dialog.getByText(product.description)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button).toHaveFocus();
    }
    expect(visit.actions()).toEqual(
      products[name].flatMap(({ id }) => [
        ['readMore/descriptionOpened', id],
        ['readMore/descriptionClosed'],
      ]),
    );
  });
});
