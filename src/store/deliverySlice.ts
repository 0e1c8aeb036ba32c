import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The call under way of one submission; nothing of what it carries (docs/requirements.md, STORE-4). */
export interface Delivery {
  submission: string;
  /** Attempts that have begun. */
  attempts: number;
  state: 'travelling' | 'pausing' | 'offline';
  /** Of the last attempt that failed; none while the browser is offline, when nothing is tried. */
  trouble?: Trouble;
}

interface Trouble {
  /** Until when attempts go on by themselves, in milliseconds since 1970. */
  until: number;
  /** No answer came in the time that a call is given. */
  isUnanswered: boolean;
}

interface DeliveryState {
  current: Delivery | null;
}

const initialState: DeliveryState = { current: null };

const entered = (state: DeliveryState, submission: string): Delivery =>
  state.current?.submission === submission ? state.current : { submission, attempts: 0, state: 'travelling' };

/** How a submission fares on its way, attempt by attempt (docs/requirements.md, ONCE-6). */
export const deliverySlice = createSlice({
  name: 'delivery',
  initialState,
  reducers: {
    /** The browser is offline: the next attempt waits for the connection. */
    connectionMissed: (state, { payload }: PayloadAction<string>) => {
      const { submission, attempts } = entered(state, payload);
      state.current = { submission, attempts, state: 'offline' };
    },
    attemptMade: (state, { payload }: PayloadAction<string>) => {
      const delivery = entered(state, payload);
      state.current = { ...delivery, attempts: delivery.attempts + 1, state: 'travelling' };
    },
    /** In a way that passes by itself: another attempt follows. */
    attemptFailed: (state, { payload }: PayloadAction<{ submission: string } & Trouble>) => {
      const { submission, ...trouble } = payload;
      state.current = { ...entered(state, submission), state: 'pausing', trouble };
    },
    /** One that was given up ends late: it must not wipe the next one. */
    deliveryEnded: (state, { payload }: PayloadAction<string>) => {
      if (state.current?.submission === payload) state.current = null;
    },
  },
  selectors: { selectDelivery: (state) => state.current },
});

export const { connectionMissed, attemptMade, attemptFailed, deliveryEnded } = deliverySlice.actions;

/** The delivery under way; null when there is none. */
export const { selectDelivery } = deliverySlice.selectors;
