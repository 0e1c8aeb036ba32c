import { ProductsPage } from '../../features/products/ProductsPage.tsx';
import { productsSlice } from '../../store/productsSlice.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { bringing } from './bringing.ts';

export const views: ViewsOf<'products'> = {
  products: { View: ProductsPage, prepare: bringing(productsSlice) },
};
