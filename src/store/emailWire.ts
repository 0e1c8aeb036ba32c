import { calls } from '../contract/calls.ts';
import { EMAIL_LIB_VERSION } from '../contract/constants.ts';
import type { EmailIds } from './emailIds.ts';
import { trapsOf } from './ownServer.ts';
import type { Letter } from './parcels.ts';

interface Writing {
  letter: Letter;
  ids: EmailIds;
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
  bodyOf: ({ letter, ids, host }) => {
    const { from_name, from_email, phone_number, subject, message } = letter.text;
    const params = { from_name, from_email, phone_number, subject, message };
    const template_params = { ...params, ...trapsOf(host, letter) };
    return { lib_version: EMAIL_LIB_VERSION, ...ids, template_params };
  },
};

/** Version 1's call (docs/requirements.md, MAIL-2). */
export const asForm: EmailCall = {
  path: calls.emailSendForm,
  template: 'emailFormTemplateId',
  bodyOf: ({ letter, ids, host }) => {
    const form = new FormData();
    const entries = { ...letter.text, lib_version: EMAIL_LIB_VERSION, ...ids, ...trapsOf(host, letter) };
    for (const [name, value] of Object.entries(entries)) form.append(name, String(value));
    return form;
  },
};
