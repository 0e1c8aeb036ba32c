/**
 * Paths of the calls from the site to the server. They are those of the original back end, so that the site also works
 * with it.
 */
export const calls = {
  careerList: '/career.php',
  careerDetail: '/careerdetail.php',
  uploadResume: '/career-file-upload.php',
  apply: '/career-form.php',
  receipt: '/applications',
  emailSend: '/api/v1.0/email/send',
  emailSendForm: '/api/v1.0/email/send-form',
  health: '/healthz',
  ready: '/readyz',
} as const;
