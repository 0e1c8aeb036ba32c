export const REFERENCE_HELP =
  'its reference or a part of it, without hyphens if you like, or its number in the list';
