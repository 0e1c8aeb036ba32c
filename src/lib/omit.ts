/** A copy of an object without some of its members. */
export const omit = <Value extends object, Name extends keyof Value>(
  object: Value,
  ...names: readonly Name[]
): Omit<Value, Name> =>
  // Every other member is present, but `Object.fromEntries` returns string keys.
  Object.fromEntries(Object.entries(object).filter(([key]) => !names.includes(key as Name))) as Omit<
    Value,
    Name
  >;
