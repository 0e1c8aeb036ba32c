import type { PageName } from './paths.ts';

/** A product of the demonstration lists. */
export interface DemoProduct {
  id: string;
  name: string;
  description: string;
}

type ProductPage = Extract<PageName, 'productList' | 'productListTwo'>;

export const products: Record<ProductPage, readonly [DemoProduct, DemoProduct, DemoProduct]> = {
  productList: [
    {
      id: 'switch-cabinet',
      name: 'Switch cabinet',
      description:
        'A cabinet for switches, with a door that locks and room for a hand behind the patch panel.',
    },
    {
      id: 'room-panel',
      name: 'Room panel',
      description: 'A control panel for a meeting room with three buttons: start, share, help.',
    },
    {
      id: 'desk-handset',
      name: 'Desk handset',
      description: 'A telephone for a service desk, with a headset and a light that shows a waiting call.',
    },
  ],
  productListTwo: [
    {
      id: 'network-cable',
      name: 'Network cable',
      description: 'A copper cable, tested from end to end and labelled on both.',
    },
    {
      id: 'site-map',
      name: 'Site map',
      description: 'A plan of one building on which every socket has its number.',
    },
    {
      id: 'runbook',
      name: 'Runbook',
      description: 'A booklet for one kind of fault: whom to call, what to try and when to stop trying.',
    },
  ],
};

/** Texts of the demonstration lists. */
export const productsTexts = {
  title: 'Three products',
  describe: 'Read the description',
  describeProduct: (name: string) => ` of the ${name.toLowerCase()}`,
} as const;
