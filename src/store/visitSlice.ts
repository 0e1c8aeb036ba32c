import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageName } from '../content/paths.ts';

interface VisitState {
  /** The open page; null for an unknown path. Not the URL, which may contain the reference of an application. */
  page: PageName | null;
  /** Id of the open job. */
  jobId: number | null;
}

const initialState: VisitState = { page: null, jobId: null };

/** Which page is open. Other slices reset what was open or selected on the previous page. */
export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    pageOpened: (_, { payload }: PayloadAction<VisitState>) => payload,
  },
});

export const { pageOpened } = visitSlice.actions;
