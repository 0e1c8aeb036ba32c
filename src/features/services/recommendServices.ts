import type { ServiceName } from '../../content/serviceLines.ts';
import { serviceOverlaps } from '../../content/whichOne.ts';

/**
 * The services for the checked situations, and the reasons where the situations overlap. A service that another one
 * includes is left out, and one on which another one builds comes first.
 */
export const recommendServices = (checked: readonly ServiceName[]) => {
  const overlaps = serviceOverlaps.filter(
    ({ service, other }) => checked.includes(service) && checked.includes(other),
  );
  const isIncluded = (name: ServiceName) =>
    overlaps.some(({ kind, other }) => kind === 'includes' && other === name);
  const isFirst = (name: ServiceName) =>
    overlaps.some(({ kind, service }) => kind === 'comesFirst' && service === name);
  const needed = checked.filter((name) => !isIncluded(name));
  return {
    services: [...needed.filter(isFirst), ...needed.filter((name) => !isFirst(name))],
    reasons: [...new Set(overlaps.filter(({ service }) => !isIncluded(service)).map(({ reason }) => reason))],
  };
};
