/** A copy of an object without one of its members. */
export const omit = <Value extends object, Name extends keyof Value>(
  object: Value,
  name: Name,
): Omit<Value, Name> =>
  // Every other member is present, but `Object.fromEntries` returns string keys.
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name)) as Omit<Value, Name>;
