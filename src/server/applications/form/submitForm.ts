import type { Opening } from '../../openings/queries/toOpening.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { ApplicationParts } from '../parts.ts';
import { refuseResume } from '../resumes/refuseResume.ts';
import { checkWireApplication } from '../rules/checkWireApplication.ts';
import { toNewApplication } from '../rules/toNewApplication.ts';
import { toBody } from './formFields.ts';
import type { ResumeOfForm } from './resumeOfForm.ts';

interface FormSubmission extends ResumeOfForm {
  texts: Readonly<Record<string, string>>;
  opening: Opening;
  key: string | undefined;
}

/** What is wrong with the resume, beside other faults: one that is taken may be this very form, if nothing else is. */
const resumeFaultOf = (
  { fault, isClaimed }: ResumeOfForm,
  hasOtherFaults: boolean,
): Record<string, string> => {
  if (fault) return { resumefile: fault.message };
  return isClaimed && hasOtherFaults ? { resumefile: sentences.resumeTaken } : {};
};

/**
 * Stores the application of a form by the rules of the JSON call, and gives its reference, that of an earlier attempt
 * included (docs/requirements.md, ONCE-3). Refuses with every fault at once.
 */
export const submitForm = async (
  parts: Pick<ApplicationParts, 'applications' | 'openings' | 'resumes' | 'mailQueued' | 'unclaimed'>,
  { texts, opening, key, ...resume }: FormSubmission,
): Promise<string> => {
  const body = toBody(texts, opening, resume.upload?.token ?? '');
  const found = Object.entries(checkWireApplication(body));
  const others = Object.fromEntries(found.filter(([field]) => field !== 'resumefile'));
  const hasOthers = Object.keys(others).length > 0;
  const fields = { ...others, ...resumeFaultOf(resume, hasOthers) };
  const [sentence] = Object.values(fields);
  if (sentence) {
    const status = hasOthers ? 400 : (resume.fault?.status ?? 400);
    throw new Refusal(status, sentence, { fields });
  }
  const application = toNewApplication(body, key);
  const reference = await parts.applications.submit(application);
  if (reference === undefined) return refuseResume(parts, application);
  parts.unclaimed.noteClaimed(application.resumefile);
  parts.mailQueued();
  return reference;
};
