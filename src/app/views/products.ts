import { ProductsPage } from '../../features/products/ProductsPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'products'> = {
  products: { View: ProductsPage },
};
