/** The names of a table's fields, in order. */
export const listFields = <Field extends string>(table: Readonly<Record<Field, unknown>>): Field[] =>
  // The table has no other keys, but the type system allows any object to have more.
  Object.keys(table) as Field[];

/** A record with a value for each field: `mapFields(['name', 'phone'], () => '')` is `{ name: '', phone: '' }`. */
export const mapFields = <Field extends string, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
): Record<Field, Value> =>
  // Every field is present, but `Object.fromEntries` returns string keys.
  Object.fromEntries(fields.map((field) => [field, toValue(field)])) as Record<Field, Value>;
