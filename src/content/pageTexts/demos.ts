import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  searchComponent: {
    h1: 'Find a page by keyword',
    description:
      'A demonstration page: enter a keyword, press Search and choose from the pages that go with it. The search in the header covers the real services.',
    paragraphs: [
      'Enter “Audio” and press Search to choose between our two solutions pages. Enter “keyword1” for a pair of product lists.',
      'It knows no other words. To look for a service, use the search in the header.',
    ],
  },
  productList: {
    h1: 'Product list',
    description:
      'A demonstration of a product list: three products, each with a description that opens when you choose it. Nothing is for sale here.',
    paragraphs: [
      'Choose a product to read its description, then press Close to return. This list is a demonstration, and nothing here is for sale.',
    ],
  },
  productListTwo: {
    h1: 'Product list two',
    description:
      'The other demonstration list: three products whose descriptions open when you choose them. You cannot buy anything from it.',
    paragraphs: [
      'This list works like the first: pick a product to read about it, then close the description.',
      'You cannot buy these products here. Our services are under Services Overview.',
    ],
  },
} satisfies PageTextsModule<'demos'>['pageTexts'];
