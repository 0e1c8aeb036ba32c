import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { openingPath } from '../../content/paths.ts';
import {
  ChangeOpening,
  ExtendOpening,
  OpeningText as OpeningTextSchema,
  PublishOpening,
  RestoreOpening,
  type DeskOpening,
  type OpeningRow,
  type OpeningVersions,
} from '../../contract/desk/openingSchemas.ts';
import { VERSIONED_TEXTS } from '../openings/queries/openingVersions.ts';
import { pickFields, type Opening, type OpeningText } from '../openings/queries/toOpening.ts';
import { checkOpening, toOpeningText } from '../openings/text/openingRules.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { DeskDependencies } from './dependencies.ts';
import { requireFound, route } from './route.ts';

const sentences = {
  gone: 'This opening does not exist any more',
  conflict: 'Someone else changed this opening in the meantime. Look at the change, then save again',
  published: 'This opening is published already',
  closedNow: 'This opening is closed. Extend its closing date to open it again',
  notOpen: 'This opening is a draft. Publish it first',
  isDraft: 'This opening is a draft: nobody can apply for it',
  wouldBeClosed: 'The closing date is before the day of publication. Change it first',
  past: 'Choose a time in the future',
  pastDay: 'Choose a day that is not past',
  notDeletable: 'Only a draft without applications can be deleted. Close the opening instead',
  noVersion: 'There is no such version of this opening',
};

const conflict = (sentence: string) => new Refusal(409, sentence);
const pickText = (opening: Opening): OpeningText => ({
  ...pickFields(opening),
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

/** Trims all texts. An optional field that is empty is null. */
const readText = ({ requirements, description, ...body }: OpeningText): OpeningText =>
  toOpeningText((field) => body[field]?.trim() ?? '', {
    description: description.replace(/\r\n?/g, '\n').trim(),
    requirements: requirements.map((text) => text.trim()).filter((text) => text !== ''),
  });

const changesFrom = (before: OpeningText | undefined, after: OpeningText) =>
  VERSIONED_TEXTS.flatMap((field) => {
    const lines = (text: OpeningText | undefined) => [text?.[field] ?? ''].flat().join('\n');
    const [was, is] = [lines(before), lines(after)];
    return before && was !== is ? [{ field, before: was, after: is }] : [];
  });

/** Openings: drafts, publishing, changes by two editors, history. */
export const registerOpenings = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { openings, records, clock, siteUrl } = dependencies;
  const today = () => clock().toISOString().slice(0, 10);

  const toRow = async (all: readonly Opening[]): Promise<OpeningRow[]> => {
    const counts = await records.countByOpening();
    return all.flatMap((opening) => {
      const { id, status, is_sample, posted_at, updated_at, closed_at, publish_at } = opening;
      if (status === 'general') return [];
      const { applications = 0, unread = 0 } = counts.get(id) ?? {};
      return {
        ...{ ...pickFields(opening), id, status, applications, unread, isSample: is_sample },
        ...{ postedAt: posted_at, updatedAt: updated_at, closedAt: closed_at, publishAt: publish_at },
      };
    });
  };
  const require = async (id: number): Promise<Opening> => {
    const opening = requireFound(await openings.find(id), sentences.gone);
    return requireFound(opening.status === 'general' ? undefined : opening, sentences.gone);
  };
  const answer = async (id: number): Promise<DeskOpening> => {
    const opening = await require(id);
    const [row] = await toRow([opening]);
    const [newest] = await openings.listVersions(id);
    const { description, requirements } = opening;
    return { ...requireFound(row), description, requirements, version: newest?.version ?? 1 };
  };
  /** Saves texts that are based on a version; undefined if it is not the newest. */
  const save = async (before: Opening, text: OpeningText, actor: string, basedOn: number) => {
    if (isDeepStrictEqual({ ...before, ...text }, before)) return answer(before.id);
    const isSaved = await openings.edit(before.id, text, { actor, basedOn });
    return isSaved && answer(before.id);
  };

  route(app, 'listOpenings', {}, async () => ({ items: await toRow(await openings.listAll()) }));
  route(app, 'readOpening', {}, ({ id }) => answer(id));

  route(app, 'addOpening', { body: OpeningTextSchema }, async ({ body, actor, reply }) => {
    const text = readText(body);
    requireText(text, { today: today() });
    const { id } = await openings.add(text, { actor, isDraft: true });
    return reply.code(201).send(await answer(id));
  });

  route(app, 'changeOpening', { body: ChangeOpening }, async ({ id, body, actor, reply }) => {
    const { version, ...given } = body;
    const before = await require(id);
    const text = readText(given);
    requireText(text, { today: today(), present: before.closing_date });
    const saved = await save(before, text, actor, version);
    if (saved) return saved;
    const [latest, ...others] = await openings.listVersions(id);
    const mine = others.find((each) => each.version === version);
    const names = await records.names();
    return reply.code(409).send({
      ...{ error: sentences.conflict, current: await answer(id), at: latest?.at ?? '' },
      by: names.get(latest?.actor ?? '') ?? latest?.actor ?? '',
      changes: latest ? changesFrom(mine?.text, latest.text) : [],
    });
  });

  route(app, 'deleteOpening', {}, async ({ id, actor, reply }) => {
    const { status } = await require(id);
    if (status !== 'draft' || !(await openings.remove(id, { actor }))) throw conflict(sentences.notDeletable);
    return reply.code(204).send();
  });

  route(app, 'publishOpening', { body: PublishOpening }, async ({ id, body, actor }) => {
    const { status, closing_date } = await require(id);
    const at = clock().toISOString();
    const publish_at = body.at === undefined ? null : new Date(body.at);
    if (publish_at && !(publish_at.getTime() > clock().getTime()))
      throw new Refusal(400, sentences.past, { fields: { at: sentences.past } });
    if (status === 'open') throw conflict(sentences.published);
    if (status === 'closed') throw conflict(sentences.closedNow);
    const from = publish_at?.toISOString() ?? at;
    if (closing_date !== null && closing_date < from.slice(0, 10)) throw conflict(sentences.wouldBeClosed);
    await openings.publish(id, { actor, publish_at: publish_at?.toISOString() ?? null });
    return answer(id);
  });

  route(app, 'closeOpening', {}, async ({ id, actor }) => {
    const { status } = await require(id);
    if (status === 'draft') throw conflict(sentences.isDraft);
    // A scheduled opening becomes a draft again: it was not public yet.
    await (status === 'scheduled' ? openings.unschedule(id, { actor }) : openings.close(id, { actor }));
    return answer(id);
  });

  route(app, 'copyOpening', {}, async ({ id, actor, reply }) => {
    const copy = { ...pickText(await require(id)), closing_date: null };
    const { id: copied } = await openings.add(copy, { actor, isDraft: true });
    return reply.code(201).send(await answer(copied));
  });

  route(app, 'extendOpening', { body: ExtendOpening }, async ({ id, body, actor }) => {
    const { status, ...opening } = await require(id);
    const closing_date = body.closingDate;
    const isWrong = checkOpening({ ...pickText({ status, ...opening }), closing_date }, { today: today() });
    if (closing_date !== null && isWrong.some(({ field }) => field === 'closing_date'))
      throw new Refusal(400, sentences.pastDay, { fields: { closingDate: sentences.pastDay } });
    if (status === 'draft') throw conflict(sentences.notOpen);
    await (status === 'closed'
      ? openings.reopen(id, { actor, closing_date })
      : openings.edit(id, { closing_date }, { actor }));
    return answer(id);
  });

  route(app, 'openingVersions', {}, async ({ id }): Promise<OpeningVersions> => {
    await require(id);
    const versions = await openings.listVersions(id);
    const names = await records.names();
    return {
      versions: versions.map(({ version, at, actor, text }, index) => ({
        ...{
          version,
          at,
          by: names.get(actor) ?? actor,
          text: { ...text, requirements: [...text.requirements] },
        },
        changes: changesFrom(versions[index + 1]?.text, text),
      })) as OpeningVersions['versions'],
    };
  });

  route(app, 'restoreOpening', { body: RestoreOpening }, async ({ id, body, actor }) => {
    const before = await require(id);
    const versions = await openings.listVersions(id);
    const { text } = requireFound(
      versions.find(({ version }) => version === body.version),
      sentences.noVersion,
    );
    // Keeps the current closing date if the earlier one is past.
    const { closing_date } = text.closing_date && text.closing_date < today() ? before : text;
    const restored = { ...text, closing_date: closing_date ?? null };
    const saved = await save(before, restored, actor, versions[0]?.version ?? 1);
    if (!saved) throw conflict(sentences.conflict);
    return saved;
  });

  route(app, 'previewOpening', {}, async ({ id, actor }) => {
    await require(id);
    const token = requireFound(await openings.readPreviewToken(id, { actor }), sentences.gone);
    return { url: `${siteUrl}${openingPath(id)}?preview=${token}` };
  });
};
