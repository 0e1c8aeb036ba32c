import type { PageName } from './paths.ts';

/** A product of the demonstration lists. All are invented. */
export interface DemoProduct {
  id: string;
  name: string;
  description: string;
}

type ProductPage = Extract<PageName, 'productList' | 'productListTwo'>;

export const products: Record<ProductPage, readonly [DemoProduct, DemoProduct, DemoProduct]> = {
  productList: [
    {
      id: 'sample-cabinet',
      name: 'Sample cabinet',
      description:
        'A made-up cabinet for switches, with a door that shuts and room for a hand behind the patch panel. The key hangs where the last technician left it, which in a sample is always the hook.',
    },
    {
      id: 'sample-panel',
      name: 'Sample room panel',
      description:
        'An invented control panel with three buttons: start, share, help. It has never been wrong about which room it is in, since it has never been in one.',
    },
    {
      id: 'sample-handset',
      name: 'Sample handset',
      description:
        'A pretend telephone for a service desk that keeps every hour. It rings, someone answers, and the description closes when you are done with it.',
    },
  ],
  productListTwo: [
    {
      id: 'sample-cable',
      name: 'Sample cable',
      description:
        'One imaginary cable, tested from end to end and labelled on both. The drawing agrees with the wall, because there is neither.',
    },
    {
      id: 'sample-map',
      name: 'Sample site map',
      description:
        'A plan of a building that was never built. Each socket has a number, each number has a socket, and the plan is up to date.',
    },
    {
      id: 'sample-runbook',
      name: 'Sample runbook',
      description:
        'A booklet of made-up instructions for a fault that has not happened. It says whom to ring, what to try and when to stop trying, and it fits in a pocket.',
    },
  ],
};

/** Texts of the demonstration lists. */
export const productsTexts = {
  title: 'Choose a sample',
  notice: 'A demonstration: the names and descriptions on this page are invented.',
  describe: 'Read the description',
  describeProduct: (name: string) => ` of the ${name.toLowerCase()}`,
} as const;
