import { APPLICATION_FIELDS } from '../../src/contract/applicationFields.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import { resumes } from '../support/resumes.ts';
import type { TestServer } from '../support/server.ts';
import type { SubmittedForm, PageSeed } from '../../src/contract/renderer.ts';
import { fetchFrom } from './client.ts';

/** Headers that a browser sends with a form submitted without JavaScript. */
export const browserHeaders = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

export const applicant = {
  ...mapFields(APPLICATION_FIELDS, () => ''),
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  otherinformation: 'Available from May',
};

export const pdf = { name: 'cv.pdf', bytes: resumes.pdf };

interface FormInput {
  fields?: Record<string, string>;
  file?: { name: string; bytes: Buffer } | undefined;
}

/** Fills the application form as a browser sends it, with an empty file input if there is no file. */
export const fillForm = ({ fields = {}, file }: FormInput = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...applicant, website: '', ...fields }))
    form.append(name, value);
  form.append('resumefile', file ? new File([new Uint8Array(file.bytes)], file.name) : new File([], ''));
  return form;
};

export const submit = async (
  server: TestServer,
  form: FormData,
  { id = '1', headers = browserHeaders }: { id?: string; headers?: Record<string, string> } = {},
) => {
  const response = await fetchFrom(server, `/career-details/${id}`, { method: 'POST', body: form, headers });
  const location = response.headers.get('location') ?? '';
  return { ...response, location };
};

interface RendererInput {
  url: string;
  seed: PageSeed;
  submittedForm: SubmittedForm;
}

/** Reads the input of a page's renderer, which the fake build outputs as JSON. */
export const readRendered = ({ text }: { text: string }): RendererInput =>
  JSON.parse(text.slice(text.indexOf('{'))) as RendererInput;
