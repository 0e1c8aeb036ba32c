import type { Person } from '../../content/people/person.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What a person does, and where. */
export const PersonFacts = ({ person: { designation, place } }: { person: Person }) => (
  <>
    <p className="person-role">{designation}</p>
    <p className="person-place">
      <Icon name="place" /> {place}
    </p>
  </>
);
