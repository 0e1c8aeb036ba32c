/** Captions of what is invented, where it stands; a real company deletes those of what is its own. */
export const sampleMarks = {
  logos: 'Sample names and marks',
  home: 'Sample names, marks and figures',
  studies: 'Sample studies, with sample figures',
  study: 'Sample study, with sample figures',
} as const;
