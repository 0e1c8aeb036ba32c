import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageOpened } from './pageOpened.ts';

interface PeopleState {
  /** Id of the member of team or board whose dialog is open; these are the site's own words, nobody's data. */
  selected: string | null;
}

const initialState: PeopleState = { selected: null };

/** The person whose whole description is being read. */
export const peopleSlice = createSlice({
  name: 'people',
  initialState,
  reducers: {
    personSelected: (state, { payload }: PayloadAction<string>) => {
      state.selected = payload;
    },
    personClosed: (state) => {
      state.selected = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: { selectPersonId: (state) => state.selected },
});

export const { personSelected, personClosed } = peopleSlice.actions;

export const { selectPersonId } = peopleSlice.selectors;
