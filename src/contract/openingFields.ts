/** What staff may choose for an opening, as files, pages and filters spell it. */
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
export const WORKPLACES = ['on site', 'hybrid', 'remote'] as const;

/** What an opening may say beyond the specified fields, in the order in which files and pages name it. */
export const OPTIONAL_OPENING_FIELDS = [
  'department',
  'employment_type',
  'workplace',
  'salary_range',
  'closing_date',
] as const;
export type OptionalOpeningField = (typeof OPTIONAL_OPENING_FIELDS)[number];
