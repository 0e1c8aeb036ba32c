import { peopleTexts } from '../../content/people/peopleTexts.ts';
import type { Person } from '../../content/people/person.ts';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonPortrait } from './PersonPortrait.tsx';

interface PersonCardProps {
  person: Person;
  onReadMore: () => void;
}

/** A person in short. */
export const PersonCard = ({ person, onReadMore }: PersonCardProps) => (
  <article className="person-card">
    <PersonPortrait person={person} />
    <div className="person-text">
      <h3>{person.name}</h3>
      <PersonFacts person={person} />
      <p className="person-line">{person.shortdescription}</p>
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
