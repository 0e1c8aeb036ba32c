import type { ServiceName } from '../serviceLines.ts';
import type { ServiceIconName } from './serviceIconNames.ts';

/** A label with its icon. */
export type FlowItem = readonly [icon: ServiceIconName, label: string];

/** Facts on a service's page. */
export interface ServiceFacts {
  /** A diagram: what the service needs, what we do, what the customer gets. The service's icon is in the middle. */
  flow: {
    inputs: readonly [FlowItem, FlowItem, FlowItem];
    work: string;
    results: readonly [FlowItem, FlowItem, FlowItem];
  };
  included: readonly string[];
  excluded: readonly string[];
  /** A service that customers may need next, and why. */
  next: { service: ServiceName; why: string };
}
