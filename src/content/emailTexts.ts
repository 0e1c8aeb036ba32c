/** Errors for missing ids of the email service. */
export const missingIdTexts = {
  user_id: 'The user id is required',
  service_id: 'The service id is required',
  template_id: 'The template id is required',
} as const;
