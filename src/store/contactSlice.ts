import { createSlice } from '@reduxjs/toolkit';

/**
 * The outcome of the last submit of a contact form. It replaces the specification's three flags: `submitted` (success or
 * error), `success` and `error` (docs/requirements.md, CONTACT-6).
 */
export type SubmissionStatus = 'none' | 'sending' | 'success' | 'error';

interface ContactState {
  submission: SubmissionStatus;
}

const initialState: ContactState = { submission: 'none' };

/** The state of a contact form, without the text typed into it (docs/requirements.md, STORE-4). */
export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    messageSubmitted: (): ContactState => ({ submission: 'sending' }),
    messageSent: (): ContactState => ({ submission: 'success' }),
    /** A field was empty or invalid, or the message could not be sent. */
    messageFailed: (): ContactState => ({ submission: 'error' }),
    sendingCancelled: () => initialState,
    messageDiscarded: () => initialState,
    contactFormLeft: () => initialState,
  },
  selectors: { selectSubmission: (state) => state.submission },
});

export const {
  messageSubmitted,
  messageSent,
  messageFailed,
  sendingCancelled,
  messageDiscarded,
  contactFormLeft,
} = contactSlice.actions;

export const { selectSubmission } = contactSlice.selectors;
