import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface SubmissionState {
  /** Numbers of attempts that were made, and of those that failed and were retried. */
  attempts: number;
  failedAttempts: number;
  /** Bytes of the resume sent so far; null if unknown. */
  upload: { sent: number; total: number } | null;
}

const initialState: SubmissionState = { attempts: 0, failedAttempts: 0, upload: null };

/** The progress of the form that is being sent. */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    submissionBegun: () => initialState,
    /** The form was not sent: the payload names its invalid fields. */
    submissionRefused: {
      reducer: () => initialState,
      prepare: (fields: readonly string[]) => ({ payload: fields }),
    },
    uploadProgressed: (state, { payload }: PayloadAction<{ sent: number; total: number }>) => {
      state.upload = payload;
    },
    attemptStarted: (state) => {
      state.attempts += 1;
    },
    attemptFailed: (state) => {
      state.failedAttempts += 1;
    },
    submissionEnded: () => initialState,
  },
  selectors: {
    selectHasStarted: (state) => state.attempts > 0,
    selectIsRepeated: (state) => state.failedAttempts > 0,
    /** Undefined if unknown, as for an upload to another host. */
    selectUploadPercent: ({ upload }) =>
      upload && upload.total > 0 ? Math.floor((100 * upload.sent) / upload.total) : undefined,
  },
});

export const {
  submissionBegun,
  submissionRefused,
  uploadProgressed,
  attemptStarted,
  attemptFailed,
  submissionEnded,
} = submissionSlice.actions;
export const { selectHasStarted, selectIsRepeated, selectUploadPercent } = submissionSlice.selectors;
