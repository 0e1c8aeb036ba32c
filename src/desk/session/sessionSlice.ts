import { createSlice } from '@reduxjs/toolkit';

interface SessionState {
  /** The server refused a call because the session is over: the sign-in form shows over the page. */
  hasEnded: boolean;
}

const initialState: SessionState = { hasEnded: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionEnded: () => ({ hasEnded: true }),
    signedInAgain: () => ({ hasEnded: false }),
  },
  selectors: {
    selectHasEnded: ({ hasEnded }) => hasEnded,
  },
});

export const { sessionEnded, signedInAgain } = sessionSlice.actions;
export const { selectHasEnded } = sessionSlice.selectors;
