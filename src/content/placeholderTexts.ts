/** Texts around the video of a placeholder page. */
export const placeholderTexts = {
  video: 'Video: networks that we run for our customers',
  showVideo: 'Show the video',
} as const;
