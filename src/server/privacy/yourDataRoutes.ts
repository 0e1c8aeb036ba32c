import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '../../content/paths.ts';
import { yourDataTexts } from '../../content/yourDataTexts.ts';
import { MAX_LENGTH } from '../../contract/constants.ts';
import { isEmail, isPhone, personErrors, trimEmail } from '../../contract/personRules.ts';
import type { PageSeed, SubmittedForm } from '../../contract/renderer.ts';
import type { PersonDetails } from '../../contract/yourData.ts';
import type { ApplicationDependencies } from '../applications/dependencies.ts';
import { normaliseMailbox } from '../platform/records/mailbox.ts';
import { renderResponse, sendRefusedForm, sendRendered } from '../pages/renderResponse.ts';
import { sendBuiltPage } from '../pages/sendPage.ts';
import { hasUnstorableCharacter } from '../platform/database/engine.ts';
import { sendResponse } from '../platform/http/cachedResponse.ts';
import { clientKey } from '../platform/http/client.ts';
import { logAndRefuse } from '../platform/http/errors.ts';
import { acceptUrlEncoded, type FormRoute, type FormTexts, readTexts } from '../platform/http/forms.ts';
import type { CountRequest } from '../platform/http/limits.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { describePerson, type FindRole } from './describePerson.ts';
import { makePersonFile } from './personFile.ts';
import type { CorrectionQueries } from './queries/corrections.ts';
import type { DataLinkQueries } from './queries/dataLinks.ts';
import type { PersonData } from './queries/personDataQueries.ts';
import type { Erase } from './repeatErasures.ts';

export interface PrivacyDependencies extends Pick<
  ApplicationDependencies,
  | ('applications' | 'withdrawals' | 'receiptOptions' | 'wakeOutbox')
  | ('loadRenderer' | 'site' | 'siteResponses' | 'pageSources')
> {
  hasMail: boolean;
  dataLinks: DataLinkQueries;
  corrections: CorrectionQueries;
  findByMailbox: (mailbox: string) => Promise<PersonData>;
  readRoles: () => Promise<FindRole>;
  recordAccess: (reference: string, kind: 'application' | 'message' | 'alert') => Promise<void>;
  erase: Erase;
  clock: () => Date;
}

const FIELDS = ['email', 'token', 'action', 'reference', 'name', 'phone'];
const FORBIDDEN = 403;
const ACTOR = 'applicant';

const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');

const invalidLink = () => new Refusal(FORBIDDEN, yourDataTexts.invalid);

const checkText = (text: string, max: number, missing: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') return missing;
  if (trimmed.length > max) return `Enter ${max} characters or fewer`;
  return hasUnstorableCharacter(trimmed) ? 'Remove the characters that cannot be stored' : '';
};

const checkEmail = (text: string): string =>
  text.length <= MAX_LENGTH.email && isEmail(text) && !hasUnstorableCharacter(text) ? '' : personErrors.email;

/** Reads the details of a correction; refuses the invalid ones. */
export const readDetails = (form: Partial<PersonDetails>): PersonDetails => {
  const details = {
    name: (form.name ?? '').trim(),
    email: trimEmail(form.email ?? ''),
    phone: (form.phone ?? '').trim(),
  };
  const errors = {
    name: checkText(details.name, MAX_LENGTH.name, 'Enter your name'),
    email: checkEmail(details.email),
    phone:
      checkText(details.phone, MAX_LENGTH.phone, personErrors.phone) ||
      (isPhone(details.phone) ? '' : personErrors.phone),
  };
  const fields = Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== ''));
  const [sentence] = Object.values(fields);
  if (sentence) throw new Refusal(400, sentence, { fields });
  return details;
};

type StoredRow =
  PersonData['applications'][number] | PersonData['messages'][number] | PersonData['alerts'][number];

/** An open page: its token, mailbox and records. */
interface OpenPage {
  token: string;
  mailbox: string;
  data: PersonData;
}

const findRecord = ({ data }: OpenPage, reference: string) => {
  const has = (rows: readonly StoredRow[]) => rows.some((row) => row.reference === reference);
  if (has(data.applications)) return 'application';
  if (has(data.messages)) return 'message';
  return has(data.alerts) ? 'alert' : undefined;
};

/** Carries out a form of the open page, and returns what it has done. */
const carryOut = async (
  dependencies: PrivacyDependencies,
  page: OpenPage,
  form: FormTexts,
): Promise<string> => {
  const { corrections, dataLinks, withdrawals, applications, receiptOptions, erase, wakeOutbox } =
    dependencies;
  const { reference = '' } = form;
  // Only records of this mailbox, whatever reference the form contains.
  const kind = findRecord(page, reference);
  if (!kind) return yourDataTexts.gone;
  const request = { reference, actor: ACTOR };
  if (form['action'] === 'erase') {
    const application = kind === 'application' ? await applications.find(reference) : undefined;
    if (application) await withdrawals.withdraw(application, receiptOptions);
    else await erase({ [`${kind}s`]: [reference], actor: ACTOR, reason: 'withdrawn' });
    wakeOutbox();
    return yourDataTexts.erased;
  }
  if (form['action'] === 'withdrawConsent') {
    await corrections.withdrawConsent(request);
    return yourDataTexts.consentWithdrawn;
  }
  if (form['action'] === 'renewConsent') {
    const isRenewed = await corrections.renewConsent(request);
    return isRenewed ? yourDataTexts.consentRenewed : yourDataTexts.gone;
  }
  if (form['action'] !== 'correct' || kind === 'alert') throw new Refusal(400, sentences.badForm);
  const { email, ...others } = readDetails(form);
  const isSameMailbox = normaliseMailbox(email) === page.mailbox;
  const isStored = await corrections.correct(request, isSameMailbox ? { ...others, email } : others);
  if (!isStored) return yourDataTexts.gone;
  if (isSameMailbox) return yourDataTexts.saved;
  // Whoever reads the new mailbox has to confirm it: the same whether or not somebody else's records have it.
  const isSent = await dataLinks.requestAddress({ mailbox: page.mailbox, record: reference, email });
  if (!isSent) return yourDataTexts.savedTooManyAddresses;
  wakeOutbox();
  return yourDataTexts.savedExceptAddress;
};

/**
 * The routes of a person's own data: an emailed link, good once, opens a page to see, download, correct and delete it.
 * The page is plain HTML without scripts. Its forms carry a token with a limited life, and no address contains it.
 */
export const registerYourData = async (
  app: FastifyInstance,
  dependencies: PrivacyDependencies,
  countRequest: CountRequest,
): Promise<void> => {
  const { dataLinks, findByMailbox, readRoles, clock } = dependencies;

  const sendPage = async (
    reply: FastifyReply,
    { token, mailbox }: Pick<OpenPage, 'token' | 'mailbox'>,
    {
      notice,
      status = 200,
      errors = {},
      values = {},
    }: { notice?: string; status?: number } & Partial<Pick<SubmittedForm, 'errors' | 'values'>>,
  ): Promise<FastifyReply> => {
    const records = describePerson(await findByMailbox(mailbox), await readRoles());
    const yourData = { token, records, ...(notice !== undefined && { notice }) };
    return sendRendered(keepPrivate(reply), dependencies, {
      status,
      url: paths.yourData,
      seed: {},
      submittedForm: { values, errors, yourData },
    });
  };

  const sendFile = async (reply: FastifyReply, { data }: OpenPage): Promise<FastifyReply> => {
    for (const kind of ['application', 'message', 'alert'] as const)
      for (const { reference } of data[`${kind}s`]) await dependencies.recordAccess(reference, kind);
    const archive = await makePersonFile(data, {
      findRole: await readRoles(),
      readResumeFile: dependencies.applications.readResumeFile,
      at: clock().toISOString(),
    });
    return keepPrivate(reply)
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="your-data.zip"')
      .send(archive);
  };

  const sendInvalidLink = (reply: FastifyReply): Promise<FastifyReply> =>
    sendRendered(keepPrivate(reply), dependencies, {
      status: FORBIDDEN,
      url: `${paths.yourData}?token=`,
      seed: { dataLink: 'invalid' },
    });

  app.get<{ Querystring: Record<string, unknown> }>(paths.yourData, async (request, reply) => {
    if (!(await dependencies.loadRenderer())) return sendBuiltPage(reply, dependencies, 'yourData');
    const { token } = request.query;
    if (typeof token === 'string') {
      const kind = await dataLinks.findKind(token);
      if (kind !== 'link' && kind !== 'address') return sendInvalidLink(reply);
      const seed: PageSeed = { dataLink: kind === 'link' ? 'open' : 'address' };
      const url = `${paths.yourData}?token=${encodeURIComponent(token)}`;
      return sendRendered(keepPrivate(reply), dependencies, { status: 200, url, seed });
    }
    const outcome = ['sent', 'confirmed'].find((each) => each in request.query);
    const url = paths.yourData + (outcome ? `?${outcome}=1` : '');
    const seed: PageSeed = dependencies.hasMail ? {} : { hasNoMail: true };
    const response = await dependencies.siteResponses.get(url, () =>
      renderResponse(dependencies, { status: 200, url, seed, client: clientKey(request) }),
    );
    return sendResponse(keepPrivate(reply), response);
  });

  const requestLink = async (reply: FastifyReply, form: FormTexts): Promise<FastifyReply> => {
    if (!dependencies.hasMail) throw new Refusal(503, yourDataTexts.unavailable);
    const email = trimEmail(form['email'] ?? '');
    const error = email === '' ? yourDataTexts.missing : checkEmail(email);
    if (error) throw new Refusal(400, error, { fields: { email: error } });
    await dataLinks.request(email);
    dependencies.wakeOutbox();
    return keepPrivate(reply).redirect(`${paths.yourData}?sent=1`, 303);
  };

  const actOnPage = async (reply: FastifyReply, form: FormTexts, token: string): Promise<FastifyReply> => {
    const mailbox = await dataLinks.findPage(token);
    if (mailbox === undefined) throw invalidLink();
    const page = { token, mailbox, data: await findByMailbox(mailbox) };
    if (form['action'] === 'download') return sendFile(reply, page);
    try {
      return await sendPage(reply, page, { notice: await carryOut(dependencies, page, form) });
    } catch (error) {
      if (!(error instanceof Refusal) || !error.body.fields) throw error;
      return sendPage(reply, page, { status: error.status, errors: error.body.fields, values: form });
    }
  };

  const handle = async (reply: FastifyReply, form: FormTexts): Promise<FastifyReply> => {
    const { token, action } = form;
    if (token === undefined) return requestLink(reply, form);
    if (action === 'open') {
      const page = await dataLinks.open(token);
      if (!page) throw invalidLink();
      return sendPage(reply, page, {});
    }
    if (action === 'confirmAddress') {
      const link = await dataLinks.takeAddress(token);
      const { record: reference, email } = link ?? {};
      const isCorrected =
        reference &&
        email &&
        (await dependencies.corrections.correct({ reference, actor: ACTOR }, { email }));
      if (!isCorrected) throw invalidLink();
      return keepPrivate(reply).redirect(`${paths.yourData}?confirmed=1`, 303);
    }
    return actOnPage(reply, form, token);
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    acceptUrlEncoded(scope);
    scope.post<FormRoute>(paths.yourData, { onRequest: countRequest }, async (request, reply) => {
      let form: FormTexts = {};
      try {
        form = readTexts(request.body, FIELDS);
        return await handle(reply, form);
      } catch (error) {
        const refusal = logAndRefuse(error, request);
        if (form['token'] !== undefined && refusal.status === FORBIDDEN) return sendInvalidLink(reply);
        const page = { url: paths.yourData, seed: {}, values: { email: form['email'] ?? '' } };
        return sendRefusedForm(reply, dependencies, { refusal, ...page });
      }
    });
  });
};
