import type { FlowItem, ServiceFacts } from '../../content/services/serviceFacts.ts';
import { serviceIcons } from '../../content/services/serviceIcons.ts';
import type { ServiceName } from '../../content/serviceLines.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { ServiceIcon } from '../../ui/ServiceIcon.tsx';
import * as styles from './ServiceFlow.module.scss';

const FlowItems = ({ items }: { items: readonly FlowItem[] }) => (
  <ul>
    {items.map(([icon, name]) => (
      <li key={name}>
        <ServiceIcon name={icon} />
        {name}
      </li>
    ))}
  </ul>
);

interface ServiceFlowProps {
  name: ServiceName;
  flow: ServiceFacts['flow'];
}

/**
 * A service as a diagram: what goes in, what we do with it, what the customer gets. Its labels are text in
 * reading order; icons and lines are decoration.
 */
export const ServiceFlow = ({ name, flow: { inputs, work, results } }: ServiceFlowProps) => {
  const { label, ...stages } = servicesTexts.flow;
  return (
    <ol className={styles.flow} aria-label={label}>
      <li>
        <p>{stages.inputs}</p>
        <FlowItems items={inputs} />
      </li>
      <li>
        <p>{stages.work}</p>
        <div>
          <ServiceIcon name={serviceIcons[name]} />
          {work}
        </div>
      </li>
      <li>
        <p>{stages.results}</p>
        <FlowItems items={results} />
      </li>
    </ol>
  );
};
