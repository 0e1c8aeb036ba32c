import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './pageOpened.ts';

interface AboutState {
  /** Index of the first core value in view, from 0. */
  value: number;
  /** Index of the first 'why we excel' card in view, from 0. */
  strength: number;
}

const initialState: AboutState = { value: 0, strength: 0 };

/** The positions of the about page's two sliders. */
export const aboutSlice = createSlice({
  name: 'about',
  initialState,
  reducers: {
    valueShown: (state, { payload }: PayloadAction<number>) => {
      state.value = payload;
    },
    strengthShown: (state, { payload }: PayloadAction<number>) => {
      state.strength = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: {
    selectValue: (state) => state.value,
    selectStrength: (state) => state.strength,
  },
});

export const { valueShown, strengthShown } = aboutSlice.actions;
export const { selectValue, selectStrength } = aboutSlice.selectors;
