import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface SubmissionState {
  /** Number of attempts that failed and were retried. */
  failedAttempts: number;
  /** Bytes of the resume sent so far; null if unknown. */
  upload: { sent: number; total: number } | null;
}

const initialState: SubmissionState = { failedAttempts: 0, upload: null };

/** The progress of the form that is being sent. */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    submissionBegun: () => initialState,
    uploadProgressed: (state, { payload }: PayloadAction<{ sent: number; total: number }>) => {
      state.upload = payload;
    },
    attemptFailed: (state) => {
      state.failedAttempts += 1;
    },
    submissionEnded: () => initialState,
  },
  selectors: {
    selectIsRepeated: (state) => state.failedAttempts > 0,
    /** Undefined if unknown, as for an upload to another host. */
    selectUploadPercent: ({ upload }) =>
      upload && upload.total > 0 ? Math.floor((100 * upload.sent) / upload.total) : undefined,
  },
});

export const { submissionBegun, uploadProgressed, attemptFailed, submissionEnded } = submissionSlice.actions;
export const { selectIsRepeated, selectUploadPercent } = submissionSlice.selectors;
