import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far one upload has come, in bytes. */
export interface UploadProgress {
  submission: string;
  sent: number;
  total: number;
}

interface UploadState {
  progress: UploadProgress | null;
}

const initialState: UploadState = { progress: null };

/** Progress of the running upload; nothing of the file but its size (docs/requirements.md, STORE-4). */
export const uploadSlice = createSlice({
  name: 'upload',
  initialState,
  reducers: {
    uploadProgressed: (state, { payload }: PayloadAction<UploadProgress>) => {
      state.progress = payload;
    },
    /** An upload that was cancelled ends late: it must not wipe the progress of the next one. */
    uploadEnded: (state, { payload: submission }: PayloadAction<string>) => {
      if (state.progress?.submission === submission) state.progress = null;
    },
  },
  selectors: { selectProgress: (state) => state.progress },
});

export const { uploadProgressed, uploadEnded } = uploadSlice.actions;

/** The running upload's progress; null when none runs. */
export const { selectProgress } = uploadSlice.selectors;
