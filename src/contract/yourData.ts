/** The details of a record that its person can correct. */
export interface PersonDetails {
  name: string;
  email: string;
  phone: string;
}

/** One record about a person, described for that person. */
export interface YourRecord {
  kind: 'application' | 'message' | 'alert';
  reference: string;
  title: string;
  /** Everything that is stored, in words. */
  facts: readonly (readonly [label: string, text: string])[];
  /** What the person can correct; an alert has nothing. */
  details?: PersonDetails;
  /** The person agreed to longer storage. */
  hasConsent: boolean;
  /** That consent ends soon and can be renewed. */
  canRenew?: boolean;
}

/** What the page about one's own data shows after its link was opened. */
export interface YourData {
  /** Authorises the forms of this page, for a limited time. */
  token: string;
  records: readonly YourRecord[];
  /** What the last form has done. */
  notice?: string;
}
