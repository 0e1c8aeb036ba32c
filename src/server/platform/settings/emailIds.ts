/** The ids that a call to our relay has to carry; the template says which form was filled in (MAIL-3). */
export interface EmailIds {
  user: string;
  service: string;
  /** Template of the contact page's form (version 2). */
  contact: string;
  /** Template of the form with a dropdown (version 1). */
  enquiry: string;
}

/** The same defaults as the build's, scripts/readBuildSettings.mjs: the site sends what the server expects. */
const names = {
  user: ['EMAIL_USER_ID', 'site-visitor'],
  service: ['EMAIL_SERVICE_ID', 'site-relay'],
  contact: ['EMAIL_TEMPLATE_ID', 'contact'],
  enquiry: ['EMAIL_FORM_TEMPLATE_ID', 'enquiry'],
} as const;

interface Reader {
  /** The text of a setting as it stands; undefined where it is not set. */
  textOf: (name: string) => string | undefined;
  check: (isGood: boolean, fault: string) => void;
}

/** Reads the ids. One that is set but empty is missing, unlike other settings: the build says the same. */
export const readEmailIds = ({ textOf, check }: Reader): EmailIds => {
  const id = ([name, fallback]: readonly [string, string]): string => {
    const value = (textOf(name) ?? fallback).trim();
    check(value !== '', `${name} is required`);
    return value;
  };
  const ids = {
    user: id(names.user),
    service: id(names.service),
    contact: id(names.contact),
    enquiry: id(names.enquiry),
  };
  // The template tells the forms apart.
  const areTold = ids.contact === '' || ids.contact !== ids.enquiry;
  check(areTold, 'EMAIL_TEMPLATE_ID and EMAIL_FORM_TEMPLATE_ID must differ');
  return ids;
};
