import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationState } from '../../contract/desk/applicationSchemas.ts';

/** A change of one application; `updatedAt` is the instant of its last change as this browser saw it. */
export interface Change {
  reference: string;
  patch: Partial<Omit<ApplicationState, 'reference'>>;
}

export interface Toast {
  id: string;
  kind: 'done' | 'failed';
  text: string;
  undo?: readonly Change[];
}

const MOST = 3;
const initialState: readonly Toast[] = [];

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [...toasts, payload].slice(-MOST),
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
    },
    toastClosed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: {
    selectToasts: (toasts) => toasts,
  },
});

export const { toastShown, toastClosed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
