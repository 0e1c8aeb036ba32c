/**
 * Paths of the calls that the site makes and the server answers. Wire names are kept as the original back end
 * spells them, so that the site also works in front of it (docs/requirements.md, CALL-1 to CALL-4, MAIL-1, MAIL-2).
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
