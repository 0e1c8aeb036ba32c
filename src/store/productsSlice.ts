import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './pageOpened.ts';

interface ProductsState {
  /** Id of the demo product whose description is open. */
  selected: string | null;
}

const initialState: ProductsState = { selected: null };

/** The demo product whose description is being read. */
export const productsSlice = createSlice({
  name: 'products',
  initialState,
  reducers: {
    productSelected: (state, { payload }: PayloadAction<string>) => {
      state.selected = payload;
    },
    productClosed: (state) => {
      state.selected = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: { selectProductId: (state) => state.selected },
});

export const { productSelected, productClosed } = productsSlice.actions;

export const { selectProductId } = productsSlice.selectors;
