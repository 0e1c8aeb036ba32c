/** A valid message of the contact form (version 2), as the repository stores it. */
export const sampleMessage = {
  form: 'contact' as const,
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '020 7946 0000',
  subject: 'Network audit',
  enquiry: '',
  message: 'Please call me.\nAny time.',
};
