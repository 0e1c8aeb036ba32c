import type { BuildSettings } from '../../../contract/siteSettings.ts';

/** The ids that an email call must contain; the template id identifies the form. */
export interface EmailIds {
  user: string;
  service: string;
  /** Template of the contact page's form (version 2). */
  contact: string;
  /** Template of the form with a dropdown (version 1). */
  enquiry: string;
}

export const toEmailIds = (settings: BuildSettings): EmailIds => ({
  user: settings.emailUserId,
  service: settings.emailServiceId,
  contact: settings.emailTemplateId,
  enquiry: settings.emailFormTemplateId,
});
