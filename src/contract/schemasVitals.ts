import { Type } from 'typebox';
import { VITALS } from './vitals.ts';

const MAX_KIND_LENGTH = 40;

/** One minute or ten thousandfold shifts are no measurement any more. */
const MAX_VALUE = 60_000;

const value = Type.Optional(Type.Number({ minimum: 0, maximum: MAX_VALUE }));

/** A `VitalsReport` (docs/requirements.md, PERF-30); anything beside it is refused. */
export const VitalsReportSchema = Type.Object(
  {
    kind: Type.String({ maxLength: MAX_KIND_LENGTH }),
    values: Type.Object(Object.fromEntries(VITALS.map((name) => [name, value])), {
      additionalProperties: false,
    }),
  },
  { additionalProperties: false },
);
