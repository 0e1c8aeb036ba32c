import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { openingPath } from '../../content/paths.ts';
import {
  ChangeOpening,
  OpeningQuery,
  ExtendOpening,
  LimitOpening,
  OpeningText as WrittenText,
  PublishOpening,
  RestoreOpening,
  type DeskOpening,
  type OpeningRow,
  type OpeningRows,
  type OpeningVersions,
} from '../../contract/desk/openingSchemas.ts';
import { formatPlace } from '../../content/openingPlaces.ts';
import { OPENING_LISTS, WRITTEN_OPENING_FIELDS, type OpeningPlace } from '../../contract/openingFields.ts';
import type { ListedOpening } from '../openings/queries/openingPages.ts';
import { pickFields, type Opening, type OpeningText } from '../openings/queries/toOpening.ts';
import { searchEngineWarnings } from '../openings/text/searchEngineWarnings.ts';
import { checkOpening, toOpeningText } from '../openings/text/openingRules.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { DeskDependencies } from './dependencies.ts';
import { readPage } from './listQuery.ts';
import { requireFound, route, type SignedInUser } from './route.ts';

const sentences = {
  gone: 'This opening no longer exists',
  conflict: 'Someone else changed this opening in the meantime. Check the change, then save again',
  published: 'This opening is published already',
  closedNow: 'This opening is closed. Extend its closing date to open it again',
  notOpen: 'This opening is a draft. Publish it first',
  isDraft: 'This opening is a draft: nobody can apply for it',
  wouldBeClosed: 'The closing date is before the day of publication. Change it first',
  past: 'Enter a time in the future',
  pastDay: 'Enter today or a later date',
  notDeletable: 'Only a draft without applications can be deleted. Close the opening instead',
  noRecruiter: 'One of these people is no recruiter who can sign in; nothing was changed',
  noVersion: 'There is no such version of this opening',
};

const conflict = (sentence: string) => new Refusal(409, sentence);
const pickText = (opening: Opening): OpeningText => ({
  ...pickFields(opening),
  places: opening.places,
  remote_from: opening.remote_from,
  description: opening.description,
  requirements: opening.requirements,
});

/** Refuses invalid texts of an opening, with one sentence for each field. */
const requireText = (text: OpeningText, closing: Parameters<typeof checkOpening>[1]): void => {
  const fields: Record<string, string> = {};
  for (const { field, error } of checkOpening(text, closing)) fields[field] ??= error;
  const [error] = Object.values(fields);
  if (error) throw new Refusal(400, error, { fields });
};

/** Trims all texts. An empty optional field becomes null. */
const readText = ({ requirements, description, places, remote_from, ...body }: WrittenText): OpeningText =>
  toOpeningText((field) => body[field]?.trim() ?? '', {
    places,
    remote_from,
    description: description.replace(/\r\n?/g, '\n').trim(),
    requirements: requirements.map((text) => text.trim()).filter((text) => text !== ''),
  });

const COMPARED_FIELDS = [...WRITTEN_OPENING_FIELDS, ...OPENING_LISTS, 'description'] as const;

const listChanges = (before: OpeningText | undefined, after: OpeningText) =>
  COMPARED_FIELDS.flatMap((field) => {
    const toLine = (item: string | OpeningPlace) => (typeof item === 'string' ? item : formatPlace(item));
    const toText = (text: OpeningText | undefined) => [text?.[field] ?? ''].flat().map(toLine).join('\n');
    const [oldText, newText] = [toText(before), toText(after)];
    return before && oldText !== newText ? [{ field, before: oldText, after: newText }] : [];
  });

/** Routes for openings: drafts, publishing, edit conflicts, history. */
export const registerOpenings = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { openings, openingPages, recruiters, records, users, clock, siteUrl } = dependencies;
  const today = () => clock().toISOString().slice(0, 10);

  const toRows = async (all: readonly ListedOpening[]): Promise<OpeningRow[]> => {
    const ids = all.map(({ id }) => id);
    const counts = await records.countByOpening(ids);
    const daysToAnswer = await records.readDaysToAnswer(ids);
    const limits = await recruiters.list(ids);
    return all.flatMap((opening) => {
      const { id, status, is_sample, posted_at, updated_at, closed_at, publish_at } = opening;
      const { places, remote_from } = opening;
      if (status === 'general') return [];
      const { applications = 0, unread = 0, byStage = {} } = counts.get(id) ?? {};
      return {
        ...pickFields(opening),
        places,
        remote_from,
        id,
        status,
        applications,
        unread,
        isSample: is_sample,
        postedAt: posted_at,
        updatedAt: updated_at,
        closedAt: closed_at,
        publishAt: publish_at,
        byStage,
        daysToAnswer: daysToAnswer.get(id) ?? null,
        limitedTo: limits.get(id) ?? null,
      };
    });
  };
  const requireOpening = async (id: number, user: SignedInUser): Promise<Opening> => {
    const opening = requireFound(await openings.findFor(id, user), sentences.gone);
    return requireFound(opening.status === 'general' ? undefined : opening, sentences.gone);
  };
  const readDeskOpening = async (id: number, user: SignedInUser): Promise<DeskOpening> => {
    const opening = await requireOpening(id, user);
    const [row] = await toRows([opening]);
    const [newest] = await openings.listVersions(id);
    const { description, requirements } = opening;
    return {
      ...requireFound(row),
      description,
      requirements,
      version: newest?.version ?? 1,
      warnings: searchEngineWarnings(opening),
    };
  };
  /** Saves a text that was edited from version `basedOn`; returns false if a newer version exists. */
  const save = async (before: Opening, text: OpeningText, user: SignedInUser, basedOn: number) => {
    if (isDeepStrictEqual({ ...before, ...text }, before)) return readDeskOpening(before.id, user);
    const isSaved = await openings.edit(before.id, text, { actor: user.email, basedOn });
    return isSaved && readDeskOpening(before.id, user);
  };

  route(app, 'listOpenings', { query: OpeningQuery }, async ({ query, user }): Promise<OpeningRows> => {
    const filter = { status: query.status, words: query.words ?? '' };
    const { openings: page, ...counted } = await openingPages.list(filter, {
      ...readPage(query),
      viewer: user,
    });
    return { items: await toRows(page), ...counted };
  });
  route(app, 'listOpeningNames', {}, async ({ user }) => ({ items: await openingPages.listNames(user) }));
  route(app, 'readOpening', {}, ({ id, user }) => readDeskOpening(id, user));

  route(app, 'addOpening', { body: WrittenText }, async ({ body, user, actor, reply }) => {
    const text = readText(body);
    requireText(text, { today: today() });
    const { id } = await openings.add(text, { actor, isDraft: true });
    return reply.code(201).send(await readDeskOpening(id, user));
  });

  route(app, 'changeOpening', { body: ChangeOpening }, async ({ id, body, user, reply }) => {
    const { version, ...fields } = body;
    const before = await requireOpening(id, user);
    const text = readText(fields);
    requireText(text, { today: today(), current: before.closing_date });
    const saved = await save(before, text, user, version);
    if (saved) return saved;
    const [latest, ...others] = await openings.listVersions(id);
    const base = others.find((each) => each.version === version);
    const names = await records.readNames();
    return reply.code(409).send({
      error: sentences.conflict,
      current: await readDeskOpening(id, user),
      at: latest?.at ?? '',
      by: names.get(latest?.actor ?? '') ?? latest?.actor ?? '',
      changes: latest ? listChanges(base?.text, latest.text) : [],
    });
  });

  route(app, 'limitOpening', { body: LimitOpening }, async ({ id, body, user, actor }) => {
    await requireOpening(id, user);
    const { recruiters: named } = body;
    const accounts = await users.list();
    const canBeNamed = (account: number) =>
      accounts.some((each) => each.id === account && each.role === 'recruiter' && each.is_disabled === 0);
    if (named && !named.every(canBeNamed))
      throw new Refusal(400, sentences.noRecruiter, { fields: { recruiters: sentences.noRecruiter } });
    await recruiters.limit(id, { recruiters: named, actor });
    return readDeskOpening(id, user);
  });

  route(app, 'deleteOpening', {}, async ({ id, user, actor, reply }) => {
    const { status } = await requireOpening(id, user);
    if (status !== 'draft' || !(await openings.remove(id, { actor }))) throw conflict(sentences.notDeletable);
    return reply.code(204).send();
  });

  route(app, 'publishOpening', { body: PublishOpening }, async ({ id, body, user, actor }) => {
    const opening = await requireOpening(id, user);
    const { status, closing_date } = opening;
    const at = clock().toISOString();
    const publish_at = body.at === undefined ? null : new Date(body.at);
    if (publish_at && !(publish_at.getTime() > clock().getTime()))
      throw new Refusal(400, sentences.past, { fields: { at: sentences.past } });
    if (status === 'open') throw conflict(sentences.published);
    if (status === 'closed') throw conflict(sentences.closedNow);
    const opensAt = publish_at?.toISOString() ?? at;
    if (closing_date !== null && closing_date < opensAt.slice(0, 10)) throw conflict(sentences.wouldBeClosed);
    requireText(pickText(opening), undefined);
    await openings.publish(id, { actor, publish_at: publish_at?.toISOString() ?? null });
    return readDeskOpening(id, user);
  });

  route(app, 'closeOpening', {}, async ({ id, user, actor }) => {
    const { status } = await requireOpening(id, user);
    if (status === 'draft') throw conflict(sentences.isDraft);
    // A scheduled opening was not public yet, so it becomes a draft again.
    await (status === 'scheduled' ? openings.unschedule(id, { actor }) : openings.close(id, { actor }));
    return readDeskOpening(id, user);
  });

  route(app, 'copyOpening', {}, async ({ id, user, actor, reply }) => {
    const copy = { ...pickText(await requireOpening(id, user)), closing_date: null };
    const { id: copyId } = await openings.add(copy, { actor, isDraft: true, copyOf: id });
    return reply.code(201).send(await readDeskOpening(copyId, user));
  });

  route(app, 'extendOpening', { body: ExtendOpening }, async ({ id, body, user, actor }) => {
    const { status, ...opening } = await requireOpening(id, user);
    const closing_date = body.closingDate;
    const errors = checkOpening({ ...pickText({ status, ...opening }), closing_date }, { today: today() });
    if (closing_date !== null && errors.some(({ field }) => field === 'closing_date'))
      throw new Refusal(400, sentences.pastDay, { fields: { closingDate: sentences.pastDay } });
    if (status === 'draft') throw conflict(sentences.notOpen);
    await (status === 'closed'
      ? openings.reopen(id, { actor, closing_date })
      : openings.edit(id, { closing_date }, { actor }));
    return readDeskOpening(id, user);
  });

  route(app, 'openingVersions', {}, async ({ id, user }): Promise<OpeningVersions> => {
    await requireOpening(id, user);
    const versions = await openings.listVersions(id);
    const names = await records.readNames();
    return {
      versions: versions.map(({ version, at, actor, text }, index) => ({
        version,
        at,
        by: names.get(actor) ?? actor,
        changes: listChanges(versions[index + 1]?.text, text),
      })),
    };
  });

  route(app, 'restoreOpening', { body: RestoreOpening }, async ({ id, body, user }) => {
    const before = await requireOpening(id, user);
    const versions = await openings.listVersions(id);
    const { text } = requireFound(
      versions.find(({ version }) => version === body.version),
      sentences.noVersion,
    );
    // Keeps the current closing date if the restored one has passed.
    const { closing_date } = text.closing_date && text.closing_date < today() ? before : text;
    // A version from before places were fields has a text only, which cannot be published.
    const hasPlace = Boolean(text.places?.length) || Boolean(text.remote_from?.length);
    const { places, remote_from, workplace = null, location } = hasPlace ? text : before;
    const place = { places: places ?? [], remote_from: remote_from ?? [], workplace, location };
    const restored = { ...text, ...place, closing_date: closing_date ?? null };
    const saved = await save(before, restored, user, versions[0]?.version ?? 1);
    if (!saved) throw conflict(sentences.conflict);
    return saved;
  });

  route(app, 'previewOpening', {}, async ({ id, user, actor }) => {
    await requireOpening(id, user);
    const token = requireFound(await openings.readPreviewToken(id, { actor }), sentences.gone);
    return { url: `${siteUrl}${openingPath(id)}?preview=${token}` };
  });
};
