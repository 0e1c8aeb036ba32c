import { useState } from 'react';
import { board } from '../../content/people/board.ts';
import { peopleTexts } from '../../content/people/peopleTexts.ts';
import type { Person } from '../../content/people/person.ts';
import { team } from '../../content/people/team.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { ReadMoreModal } from '../../ui/ReadMoreModal.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { PersonCard } from './PersonCard.tsx';
import { PersonDetails } from './PersonDetails.tsx';

/** The team, or the board: nine cards, each with more to read. */
export const PeoplePage = ({ name, words }: ViewProps<'people'>) => {
  const [selected, setSelected] = useState<Person>();
  const isBoard = name === 'ourBoard';
  const [lead, ...paragraphs] = words.paragraphs;
  return (
    <>
      <PageHead name={name} title={words.h1} lead={lead} />
      <Section title={isBoard ? peopleTexts.board : peopleTexts.team}>
        {paragraphs.map((text) => (
          <p className="section-intro" key={text}>
            {text}
          </p>
        ))}
        <ul className="people-grid">
          {(isBoard ? board : team).map((person) => (
            <li key={person.id}>
              <PersonCard person={person} onReadMore={() => setSelected(person)} />
            </li>
          ))}
        </ul>
      </Section>
      <ReachUs />
      <ReadMoreModal title={selected?.name} onClose={() => setSelected(undefined)}>
        {selected && <PersonDetails person={selected} />}
      </ReadMoreModal>
    </>
  );
};
