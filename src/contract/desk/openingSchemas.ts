import { Type, type Static } from 'typebox';
import { mapFields } from '../fieldTable.ts';
import {
  OPTIONAL_OPENING_FIELDS,
  OPTIONAL_WRITTEN_FIELDS,
  PLACE_LIMITS,
  PLACE_PARTS,
  REQUIRED_OPENING_FIELDS,
  REQUIRED_WRITTEN_FIELDS,
} from '../openingFields.ts';
import { DESK_LIMITS, OPENING_STATUSES, STAGES } from './constants.ts';
import { Colleague, strictObject, oneOf, orNull, PageEnds } from './sessionSchemas.ts';

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Line = Type.String({ maxLength: 1000 });
const Place = strictObject(mapFields(PLACE_PARTS, () => Line));
const lists = {
  places: Type.Array(Place, { maxItems: PLACE_LIMITS.places }),
  /** ISO 3166-1 codes. */
  remote_from: Type.Array(Line, { maxItems: PLACE_LIMITS.countries }),
};
/** All fields, with the texts that are composed from others. */
const fields = {
  ...mapFields(REQUIRED_OPENING_FIELDS, () => Type.String()),
  ...mapFields(OPTIONAL_OPENING_FIELDS, () => orNull(Type.String())),
  ...lists,
};

/** What staff write, named as in contract/openingFields.ts. A draft must have all required fields too. */
export const OpeningText = strictObject({
  ...mapFields(REQUIRED_WRITTEN_FIELDS, () => Line),
  /** An empty field is null. */
  ...mapFields(OPTIONAL_WRITTEN_FIELDS, () => orNull(Line)),
  ...lists,
  /** Paragraphs, headings and lists (lib/textBlocks.ts). */
  description: Type.String({ maxLength: 30_000 }),
  requirements: Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 100 }),
});
export type OpeningText = Static<typeof OpeningText>;

/** One row of `listOpenings`, newest first. Instants are ISO 8601. */
export const OpeningRow = Type.Object({
  ...fields,
  id: Type.Integer(),
  status: oneOf(OPENING_STATUSES),
  isSample: Type.Boolean(),
  postedAt: Type.String(),
  updatedAt: Type.String(),
  closedAt: orNull(Type.String()),
  /** When a scheduled opening is published. */
  publishAt: orNull(Type.String()),
  applications: Type.Integer(),
  unread: Type.Integer(),
  /** The number of applications in each stage that has any. */
  byStage: Type.Partial(Type.Object(mapFields(STAGES, () => Type.Integer()))),
  /** Median of the days from an application to the first answer; null if nobody was answered. */
  daysToAnswer: orNull(Type.Number()),
  /** The recruiters who, besides admins, see it and its applications; null: all do. */
  limitedTo: orNull(Type.Array(Colleague)),
});
export type OpeningRow = Static<typeof OpeningRow>;
/** The query of `listOpenings`. `words`: each begins a word of the opening. */
export const OpeningQuery = strictObject({
  status: Type.Optional(oneOf(OPENING_STATUSES)),
  words: Type.Optional(Type.String({ maxLength: DESK_LIMITS.search })),
  limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
  /** The page follows or precedes the opening with this id; if it no longer exists, `offset` counts. */
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
});
export type OpeningQuery = Static<typeof OpeningQuery>;
/** A page of openings; `counts` are those of every status. */
export const OpeningRows = Type.Object({
  items: Type.Array(OpeningRow),
  ...PageEnds.properties,
  total: Type.Integer(),
  counts: Type.Object(mapFields(OPENING_STATUSES, () => Type.Integer())),
});
export type OpeningRows = Static<typeof OpeningRows>;
/** `listOpeningNames`: all openings, newest first, for a choice. */
export const OpeningNames = Type.Object({
  items: Type.Array(Type.Object({ id: Type.Integer(), job_title: Type.String(), location: Type.String() })),
});
export type OpeningNames = Static<typeof OpeningNames>;

/**
 * `readOpening`, and every call that changes an opening: 200, or 201 for `addOpening`, which creates a draft; 400
 * OpeningRefused for invalid texts; 409 with a sentence for an impossible step, such as closing a draft.
 */
export const DeskOpening = Type.Object({
  ...OpeningRow.properties,
  description: Type.String(),
  requirements: Type.Array(Type.String()),
  /** What a search engine or job board may not take: one sentence each. */
  warnings: Type.Array(Type.String()),
  /** Number of the current version of its texts, from 1. */
  version: Type.Integer(),
});
export type DeskOpening = Static<typeof DeskOpening>;
export const OpeningRefused = Type.Object({
  error: Type.String(),
  /** One sentence for each invalid field, also for `description` and `requirements`. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type OpeningRefused = Static<typeof OpeningRefused>;

/** `changeOpening`: `version` is the one that was edited; 409 OpeningConflict if it is not the current one. */
export const ChangeOpening = strictObject({
  ...OpeningText.properties,
  version: Type.Integer({ minimum: 1 }),
});
export type ChangeOpening = Static<typeof ChangeOpening>;
export const OpeningChangeList = Type.Array(
  Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() }),
);
/** What another user has saved, who and when, and the fields that differ from the edited version. */
export const OpeningConflict = Type.Object({
  error: Type.String(),
  current: DeskOpening,
  by: Type.String(),
  at: Type.String(),
  changes: OpeningChangeList,
});
export type OpeningConflict = Static<typeof OpeningConflict>;

/** `limitOpening`: to recruiters by their ids, or to nobody but admins; null ends the limit. 400 if one cannot be named. */
export const LimitOpening = strictObject({
  recruiters: orNull(Type.Array(Type.Integer(), { maxItems: 500 })),
});
export type LimitOpening = Static<typeof LimitOpening>;
/** `publishOpening`: at once, or at an ISO 8601 instant in the future. */
export const PublishOpening = strictObject({ at: Type.Optional(Type.String({ maxLength: 40 })) });
export type PublishOpening = Static<typeof PublishOpening>;
/** `extendOpening`: sets the closing date of an open or closed opening; null removes it. */
export const ExtendOpening = strictObject({ closingDate: orNull(Day) });
export type ExtendOpening = Static<typeof ExtendOpening>;

/** `openingVersions`, newest first; `changes` lists the differences from the version before. */
export const OpeningVersions = Type.Object({
  versions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      at: Type.String(),
      by: Type.String(),
      changes: OpeningChangeList,
    }),
  ),
});
export type OpeningVersions = Static<typeof OpeningVersions>;
/** `restoreOpening`: saves the texts of an earlier version as a new version. */
export const RestoreOpening = strictObject({ version: Type.Integer({ minimum: 1 }) });
export type RestoreOpening = Static<typeof RestoreOpening>;
/** `previewOpening`: an unguessable URL of the public site. The page cannot be framed. */
export const OpeningPreview = Type.Object({ url: Type.String() });
export type OpeningPreview = Static<typeof OpeningPreview>;
