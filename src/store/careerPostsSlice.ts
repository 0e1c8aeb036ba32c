import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { careerPosts } from '../content/careerPosts.ts';
import { pageOpened } from './pageOpened.ts';

interface CareerPostsState {
  /** Id of the chosen role, the first by default. */
  entry: string;
}

declare module './store.ts' {
  interface LateState {
    careerPosts: CareerPostsState;
  }
}

const initialState: CareerPostsState = { entry: careerPosts[0].id };

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

/** The first, too, before the page's chunk has brought this slice. */
export const { selectEntry } = careerPostsSlice.getSelectors(
  (state: { careerPosts?: CareerPostsState }) => state.careerPosts ?? initialState,
);
