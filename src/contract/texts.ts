/** Sentences that the specification fixes word for word. */
export const texts = {
  applicationSent: 'Form submitted successfully!',
  uploadFailed: 'File upload failed. Please try again.',
  emailSent: 'Email sent successfully!',
  emailFailed: 'Error sending email. Please try again.',
  noPagesFound: 'No pages found for the entered keyword!',
  jobNotFound: 'Job not found',
  noResults: 'No results found',
  postedSoon: 'Content will be posted soon..',
} as const;

/** Lines that the specification requires in the console. */
export const logLines = {
  applyFailed: 'Failed to upload',
  fetchFailed: 'Network response was not ok',
} as const;
