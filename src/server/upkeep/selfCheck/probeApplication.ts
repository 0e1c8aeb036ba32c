import { createHash } from 'node:crypto';
import { receiptPath } from '../../../content/paths.ts';
import { calls } from '../../../contract/calls.ts';
import type { OpeningList, Receipt, UploadAnswer } from '../../../contract/schemas.ts';
import type { ApplicationRepository } from '../../applications/queries/applicationRepository.ts';
import { SelfCheckError, type OwnCall, type Sent } from './ownCalls.ts';
import { testResume } from './testResume.ts';

const SHA256 = createHash('sha256').update(testResume).digest('hex');

/** A form as browsers send it; the test resume and the run's name do not hold the boundary. */
const uploadForm = (run: string, jobId: number): Sent => ({
  type: 'multipart/form-data; boundary=self-check',
  body: Buffer.concat([
    Buffer.from(`--self-check\r\nContent-Disposition: form-data; name="job_id"\r\n\r\n${jobId}\r\n`),
    Buffer.from(
      `--self-check\r\nContent-Disposition: form-data; name="resumefile"; filename="${run}"\r\n\r\n`,
    ),
    testResume,
    Buffer.from('\r\n--self-check--\r\n'),
  ]),
});

/**
 * Applies for the first opening with a resume and reads both back; where nothing is open there is nothing to check.
 * The answers are this program's own, hence their types. `run` names the file and tells this check from every other.
 */
export const probeApplication = async (
  call: OwnCall,
  applications: Pick<ApplicationRepository, 'resumeBytes'>,
  run: string,
): Promise<void> => {
  const [opening] = JSON.parse(await call('list', `${calls.careerList}?limit=1`)) as OpeningList;
  if (!opening) return;
  const form = uploadForm(run, opening.id);
  const upload = JSON.parse(await call('upload', calls.uploadResume, form)) as UploadAnswer;
  if (upload.sha256 !== SHA256) throw new SelfCheckError('upload', 'is not what was sent');

  const application = {
    name: 'Self-check',
    email: 'self-check@example.com',
    phone: '000000',
    otherinformation: run,
    job_role: opening.job_title,
    job_id: opening.id,
    resumefile: upload.filename,
  };
  const body = JSON.stringify(application);
  const answer = await call('application', calls.apply, { type: 'application/json', body });
  const { reference, sha256 } = JSON.parse(answer) as Receipt;
  const receipt = await call('receipt', receiptPath(reference));
  if (receipt !== answer || sha256 !== SHA256) throw new SelfCheckError('receipt', 'is another one');
  const stored = await applications.resumeBytes(reference);
  if (!stored?.bytes.equals(testResume)) throw new SelfCheckError('resume', 'is not what was sent');
};
