import { serviceIconSprite, type ServiceIconName } from '../content/services/serviceIconNames.ts';

/** An icon from the services' sprite. Hidden from screen readers, because it is beside text. */
export const ServiceIcon = ({ name }: { name: ServiceIconName }) => (
  <svg width="1em" height="1em" aria-hidden="true">
    <use href={`${serviceIconSprite}#${name}`} />
  </svg>
);
