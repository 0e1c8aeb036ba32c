/** ISO 3166 codes of the countries where we work, by their names in openings and offices, in lower case. */
export const countryCodes: Readonly<Record<string, string>> = {
  'united states': 'US',
  'united states of america': 'US',
  usa: 'US',
  us: 'US',
  'united kingdom': 'GB',
  uk: 'GB',
  india: 'IN',
  canada: 'CA',
  ireland: 'IE',
  germany: 'DE',
  netherlands: 'NL',
  singapore: 'SG',
  australia: 'AU',
};
