import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScriptedResponse, Script } from './careersServer.ts';
import { renderCareers } from './renderCareers.tsx';
import { sampleApplicant, sampleOpening, sampleReceipt, sampleResume } from './sampleApplication.ts';

export const UPLOAD = 'POST /career-file-upload.php';
export const APPLY = 'POST /career-form.php';

interface FormResponses {
  upload?: ScriptedResponse | readonly ScriptedResponse[];
  apply?: ScriptedResponse | readonly ScriptedResponse[];
  list?: ScriptedResponse;
}

/** Renders the sample opening's page with its form, against a back end with these responses. */
export const renderJobForm = async (
  {
    upload = { body: { filename: 'stored-1.pdf' } },
    apply = { body: sampleReceipt },
    list,
  }: FormResponses = {},
  options: { isExternal?: boolean } = {},
) => {
  const script: Script = {
    'GET /career.php': list ?? { body: [sampleOpening] },
    // Refetched when the connection is back.
    [`GET /careerdetail.php/${sampleOpening.id}`]: { body: sampleOpening },
    [UPLOAD]: upload,
    [APPLY]: apply,
    // The response to the application is the confirmation. Nothing may depend on fetching it again.
    [`GET /applications/${sampleReceipt.reference}`]: { status: 403 },
  };
  return renderCareers('/career-details/5', script, { opening: sampleOpening }, options);
};

export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const resumeField = () => field(/^Upload Resume/);
export const sendButton = () => screen.getByRole('button', { name: /^(Send|Sending) application/ });
export const pressSend = () => userEvent.click(sendButton());

export const fillIn = async (resume: File = sampleResume()) => {
  await userEvent.type(field(/^Name/), sampleApplicant.name);
  await userEvent.type(field(/^Email/), sampleApplicant.email);
  await userEvent.type(field(/^Phone No\./), sampleApplicant.phone);
  await userEvent.type(field(/^Other information/), sampleApplicant.otherinformation);
  await userEvent.upload(resumeField(), resume, { applyAccept: false });
};

/** Expects all entries to be unchanged. */
export const expectEntriesKept = () => {
  expect(field(/^Name/)).toHaveValue(sampleApplicant.name);
  expect(field(/^Email/)).toHaveValue(sampleApplicant.email);
  expect(field(/^Phone No\./)).toHaveValue(sampleApplicant.phone);
  expect(field(/^Other information/)).toHaveValue(sampleApplicant.otherinformation);
  expect(screen.getByText(/^Chosen file: zebulon-cv\.pdf/, { selector: '[role="status"]' })).toBeVisible();
};
