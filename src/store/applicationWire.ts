import { urlOf, type CallArgs } from './api.ts';
import { calls } from '../contract/calls.ts';
import { CONSENT_VERSION } from '../contract/constants.ts';
import { keyHeader, trapsOf } from './ownServer.ts';
import type { PendingApplication } from './pendingSubmissions.ts';
import type { StoreExtra } from './storeExtra.ts';

/** The upload of a pending application's file (docs/requirements.md, CALL-3). */
export const uploadRequest = ({ file, uploadName, jobId, key }: PendingApplication, settings: StoreExtra) => {
  const form = new FormData();
  form.append('resumefile', file, uploadName);
  form.append('job_id', String(jobId));
  const host = settings.careersHost;
  const url = urlOf(calls.uploadResume, 'careersHost', settings);
  return { url, form, headers: keyHeader(host, key), isWatched: host === '' };
};

/**
 * JSON under a type that a browser sends elsewhere without asking first: back ends that read the body as it comes, as
 * PHP does, take it, and many of them do not answer that question (Fetch standard, "CORS-safelisted request-header").
 */
const UNASKED_TYPE = 'text/plain;charset=UTF-8';

/**
 * The application itself (docs/requirements.md, CALL-4); consent and traps go to our own server only. `isPlain`: to
 * another host, without the type JSON.
 */
export const applicationOf = (
  pending: PendingApplication,
  settings: StoreExtra,
  isPlain: boolean,
): CallArgs => {
  const { text, jobId, jobRole, resumefile, mayBeKept, key } = pending;
  const host = settings.careersHost;
  const body = {
    ...text,
    job_role: jobRole,
    job_id: jobId,
    resumefile,
    ...(mayBeKept && host === '' ? { consent: CONSENT_VERSION } : {}),
    ...trapsOf(host, pending),
  };
  return {
    host: 'careersHost',
    url: calls.apply,
    method: 'POST',
    headers: isPlain ? { 'content-type': UNASKED_TYPE } : keyHeader(host, key),
    body: isPlain ? JSON.stringify(body) : body,
  };
};
