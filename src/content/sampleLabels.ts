/** Labels of invented content. A real company deletes the labels of content that is real. */
export const sampleLabels = {
  logos: 'Sample names and marks',
  figures: 'Sample figures',
  studies: 'Sample studies',
  study: 'Sample study',
} as const;
