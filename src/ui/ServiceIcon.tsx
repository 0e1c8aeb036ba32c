import { serviceIconSprite, type ServiceIconName } from '../content/services/serviceIconNames.ts';

/** An icon from the services' sprite. It is beside text, so it is hidden from screen readers. */
export const ServiceIcon = ({ name }: { name: ServiceIconName }) => (
  <svg width="1em" height="1em" aria-hidden="true">
    <use href={`${serviceIconSprite}#${name}`} />
  </svg>
);
