import { contactTexts } from '../../content/contactTexts.ts';
import type { Office } from '../../content/site.ts';
import { FrameOnClick } from '../../ui/FrameOnClick.tsx';
import { mapAddress } from './mapAddress.ts';
import { MapDrawing } from './MapDrawing.tsx';

interface OfficeMapProps {
  office: Office;
  /** The map's setting; empty where none is set: then there is the drawing alone. */
  pattern: string;
}

/** Where an office is; the real map only on a click. */
export const OfficeMap = ({ office, pattern }: OfficeMapProps) => {
  if (pattern === '') return <MapDrawing office={office} />;
  return (
    <FrameOnClick
      address={mapAddress(pattern, office)}
      title={contactTexts.map(office.city)}
      button={contactTexts.showMap(office.city)}
    >
      <MapDrawing office={office} />
    </FrameOnClick>
  );
};
