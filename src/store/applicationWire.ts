import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { calls } from '../contract/calls.ts';
import { CONSENT_VERSION } from '../contract/constants.ts';
import { keyHeader, trapsOf } from './ownServer.ts';
import type { Parcel } from './parcels.ts';
import { readJson } from './readJson.ts';
import type { StoreExtra } from './store.ts';
import { urlOf } from './urlOf.ts';

/** The upload of a parcel's file (docs/requirements.md, CALL-3). */
export const uploadOf = ({ file, uploadName, jobId, uploadKey }: Parcel, settings: StoreExtra) => {
  const form = new FormData();
  form.append('resumefile', file, uploadName);
  form.append('job_id', String(jobId));
  const host = settings.careersHost;
  return { url: urlOf(host, calls.uploadResume, settings), form, headers: keyHeader(host, uploadKey) };
};

/** The application itself (docs/requirements.md, CALL-4); consent and traps go to our own server only. */
export const applicationOf = (parcel: Parcel, settings: StoreExtra): FetchArgs => {
  const { text, jobId, jobRole, resumefile, mayBeKept, applicationKey } = parcel;
  const host = settings.careersHost;
  return {
    url: urlOf(host, calls.apply, settings),
    method: 'POST',
    headers: keyHeader(host, applicationKey),
    body: {
      ...text,
      job_role: jobRole,
      job_id: jobId,
      resumefile,
      ...(mayBeKept && host === '' ? { consent: CONSENT_VERSION } : {}),
      ...trapsOf(host, parcel),
    },
    responseHandler: readJson,
  };
};
