import { peopleTexts } from '../../content/people/peopleTexts.ts';
import type { Person, TeamMember } from '../../content/people/person.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { PersonPortrait } from '../../ui/PersonPortrait.tsx';
import * as styles from './PersonCard.module.scss';

/** A person's role and location. */
const PersonFacts = ({ person: { designation, place } }: { person: Person }) => (
  <>
    <p className={styles.personRole}>{designation}</p>
    <p className={styles.personPlace}>
      <Icon name="place" /> {place}
    </p>
  </>
);

/** A person's full description, in a dialog. */
export const PersonDetails = ({ person }: { person: Person }) => (
  <div className={styles.personDetails}>
    <PersonPortrait person={person} />
    <div>
      <PersonFacts person={person} />
      {person.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </div>
);

interface PersonCardProps {
  person: Person | TeamMember;
  onReadMore: () => void;
}

/** A person in brief. */
export const PersonCard = ({ person, onReadMore }: PersonCardProps) => (
  <article className={styles.personCard} id={person.id}>
    <PersonPortrait person={person} />
    <div className={styles.personText}>
      <h3>{person.name}</h3>
      <PersonFacts person={person} />
      <p className={styles.personSummary}>{person.shortdescription}</p>
      {'question' in person && <p className={styles.personQuestion}>{person.question}</p>}
      <ReadMore
        label={peopleTexts.readMore}
        about={peopleTexts.readMoreAbout(person.name)}
        onOpen={onReadMore}
      >
        {person.description.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </ReadMore>
    </div>
  </article>
);
