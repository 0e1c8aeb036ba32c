import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../../ui/SiteLink.tsx';
import { alertTexts } from '../../../content/alertTexts.ts';
import { paths } from '../../../content/paths.ts';
import { askedQuery } from '../../../contract/openingFilterQuery.ts';

/** The way to new openings by mail, of the kind that the list is narrowed to (ALERT-1). */
export const AlertsLink = () => {
  const { search } = useLocation();
  const asked = askedQuery(search);
  return (
    <p className="mt-4 no-print">
      <SiteLink to={asked === '' ? paths.jobAlerts : `${paths.jobAlerts}?${asked}`}>
        {alertTexts.invitation}
      </SiteLink>
    </p>
  );
};
