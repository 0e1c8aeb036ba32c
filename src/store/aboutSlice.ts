import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './visitSlice.ts';

interface AboutState {
  /** Index of the first 'why we excel' card in view, from 0. */
  strength: number;
}

const initialState: AboutState = { strength: 0 };

/** The position of the about page's slider. */
export const aboutSlice = createSlice({
  name: 'about',
  initialState,
  reducers: {
    strengthShown: (state, { payload }: PayloadAction<number>) => {
      state.strength = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: {
    selectStrength: (state) => state.strength,
  },
});

export const { strengthShown } = aboutSlice.actions;
export const { selectStrength } = aboutSlice.selectors;
