import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './pageOpened.ts';

interface CareerPostsState {
  /** Id of the chosen role; null for the first. */
  entry: string | null;
}

const initialState: CareerPostsState = { entry: null };

/** The chosen one of the three roles, as the address tells it (docs/decisions/tabs-and-the-address.md). */
export const careerPostsSlice = createSlice({
  name: 'careerPosts',
  initialState,
  reducers: {
    entryChosen: (state, { payload }: PayloadAction<string>) => {
      state.entry = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: { selectEntry: (state) => state.entry },
});

export const { entryChosen } = careerPostsSlice.actions;

export const { selectEntry } = careerPostsSlice.selectors;
