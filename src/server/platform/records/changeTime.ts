/** The time of a change: always later than the previous change, so that no two have the same time. */
export const nextChangeTime = (
  { updated_at, received_at }: { updated_at: string | null; received_at: string },
  now: Date,
): string => {
  const last = Date.parse(updated_at ?? received_at);
  return new Date(Math.max(now.getTime(), last + 1)).toISOString();
};
