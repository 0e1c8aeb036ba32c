import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PracticeKey } from '../content/practices.ts';
import type { ServiceName } from '../content/serviceLines.ts';
import { pageOpened } from './visitSlice.ts';

interface ServicesState {
  /** The practice to which the services overview is filtered; null: all five are shown. */
  practice: PracticeKey | null;
  /** Services whose situation the visitor ticked under 'Which one do I need?', in the order of ticking. */
  situations: ServiceName[];
}

const initialState: ServicesState = { practice: null, situations: [] };

/** The visitor's selections on the services overview and on a practice's page. */
export const servicesSlice = createSlice({
  name: 'services',
  initialState,
  reducers: {
    practiceSelected: (state, { payload }: PayloadAction<PracticeKey | null>) => {
      state.practice = payload;
    },
    situationToggled: (state, { payload }: PayloadAction<ServiceName>) => {
      const others = state.situations.filter((service) => service !== payload);
      state.situations = others.length === state.situations.length ? [...others, payload] : others;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pageOpened, () => initialState);
  },
  selectors: {
    selectPractice: (state) => state.practice,
    selectSituations: (state) => state.situations,
  },
});

export const { practiceSelected, situationToggled } = servicesSlice.actions;
export const { selectPractice, selectSituations } = servicesSlice.selectors;
