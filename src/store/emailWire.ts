import { calls } from '../contract/calls.ts';
import { EMAIL_LIB_VERSION } from '../contract/constants.ts';
import type { CallIds } from './emailIds.ts';
import { trapsOf } from './ownServer.ts';
import type { PendingMessage } from './pendingSubmissions.ts';

interface Writing {
  pending: PendingMessage;
  ids: CallIds;
  /** Empty: our own server, which alone gets the traps. */
  host: string;
}

/** One of the two e-mail calls: its path, the setting that holds its template, its body. */
export interface EmailCall {
  path: string;
  template: 'emailTemplateId' | 'emailFormTemplateId';
  bodyOf: (writing: Writing) => unknown;
}

/** Version 2's call (docs/requirements.md, MAIL-1). */
export const asJson: EmailCall = {
  path: calls.emailSend,
  template: 'emailTemplateId',
  bodyOf: ({ pending, ids, host }) => {
    const { from_name, from_email, phone_number, subject, message } = pending.text;
    const params = { from_name, from_email, phone_number, subject, message };
    const template_params = { ...params, ...trapsOf(host, pending) };
    return { lib_version: EMAIL_LIB_VERSION, ...ids, template_params };
  },
};

/** Version 1's call (docs/requirements.md, MAIL-2). */
export const asForm: EmailCall = {
  path: calls.emailSendForm,
  template: 'emailFormTemplateId',
  bodyOf: ({ pending, ids, host }) => {
    const form = new FormData();
    const entries = { ...pending.text, lib_version: EMAIL_LIB_VERSION, ...ids, ...trapsOf(host, pending) };
    for (const [name, value] of Object.entries(entries)) form.append(name, String(value));
    return form;
  },
};
