import type { ServiceName } from '../serviceLines.ts';
import type { ServiceIconName } from './serviceIconNames.ts';

/** A thing with its icon. */
export type NounWithIcon = readonly [icon: ServiceIconName, name: string];

/** Facts on a service's page (docs/requirements.md, SERV-1 to SERV-3). */
export interface ServiceFacts {
  /** A diagram: what goes in, what we do, what the customer gets. The service's icon is in the middle. */
  flow: {
    inputs: readonly [NounWithIcon, NounWithIcon, NounWithIcon];
    work: string;
    results: readonly [NounWithIcon, NounWithIcon, NounWithIcon];
  };
  included: readonly string[];
  excluded: readonly string[];
  /** A service that customers may need next, and why. */
  next: { service: ServiceName; why: string };
}
