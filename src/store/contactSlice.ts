import { createSlice } from '@reduxjs/toolkit';

interface ContactState {
  /** The three flags of the specification. */
  submitted: boolean;
  error: boolean;
  success: boolean;
}

const initialState: ContactState = { submitted: false, error: false, success: false };

/** The outcome of the last submit of a contact form, without the text typed into it. */
export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    messageSubmitted: (): ContactState => ({ ...initialState, submitted: true }),
    messageSent: (): ContactState => ({ submitted: true, error: false, success: true }),
    /** The message could not be sent, or the payload names its empty and invalid fields. */
    messageFailed: {
      reducer: (): ContactState => ({ submitted: true, error: true, success: false }),
      prepare: (fields: readonly string[]) => ({ payload: fields }),
    },
    sendingCancelled: () => initialState,
    messageDiscarded: () => initialState,
    contactFormLeft: () => initialState,
  },
  selectors: { selectContact: (state) => state },
});

export const {
  messageSubmitted,
  messageSent,
  messageFailed,
  sendingCancelled,
  messageDiscarded,
  contactFormLeft,
} = contactSlice.actions;

export const { selectContact } = contactSlice.selectors;
