import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  searchComponent: {
    h1: 'Find a page by keyword',
    description:
      'A demonstration page: enter a keyword, press Search and choose from the pages that go with it. The search in the header covers the real services.',
    paragraphs: [
      'This is a demonstration page. Enter “Audio” and press Search to choose between our two solutions pages. Enter “keyword1” for a pair of sample pages.',
      'It knows no other words. To look for a service, use the search in the header.',
    ],
  },
  productList: {
    h1: 'Product list',
    description:
      'A demonstration page with three sample products. Choose one to open its description. Nothing on this page is for sale.',
    paragraphs: [
      'These three products are samples, made up to demonstrate a list. Choose one to read its description, then press Close to return. Nothing here is for sale.',
    ],
  },
  productListTwo: {
    h1: 'Product list two',
    description:
      'The other demonstration list: made-up products whose descriptions open when you choose them. You cannot order anything from it.',
    paragraphs: [
      'This is the other demonstration list. It works like the first: pick a product to read about it, then close the description.',
      'The products do not exist and cannot be ordered. Our real services are under Services Overview.',
    ],
  },
} satisfies PageTextsModule<'demos'>['pageTexts'];
