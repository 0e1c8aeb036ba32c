import { openingPath, paths } from '../../../src/content/paths.ts';

/** One page of each kind that looks different, by its word for `--only`. */
export const kinds: Readonly<Record<string, string>> = {
  home: paths.home,
  about: paths.aboutUs,
  people: paths.ourTeam,
  practice: paths.managedServices,
  service: paths.networkAudit,
  careers: paths.careers,
  job: openingPath(1),
  contact: paths.contactUs,
  case: paths.caseStudyOne,
  customers: paths.ourCustomers,
};
