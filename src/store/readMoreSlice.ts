import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './visitSlice.ts';

interface ReadMoreState {
  /** Id of the person or demo product whose dialog is open. */
  opened: string | null;
}

const initialState: ReadMoreState = { opened: null };

/** The person or product whose full description is open. */
export const readMoreSlice = createSlice({
  name: 'readMore',
  initialState,
  reducers: {
    descriptionOpened: (state, { payload }: PayloadAction<string>) => {
      state.opened = payload;
    },
    descriptionClosed: (state) => {
      state.opened = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: { selectDescription: (state) => state.opened },
});

export const { descriptionOpened, descriptionClosed } = readMoreSlice.actions;
export const { selectDescription } = readMoreSlice.selectors;
