import { board } from '../../content/people/board.ts';
import { peopleTexts } from '../../content/people/peopleTexts.ts';
import { team } from '../../content/people/team.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { descriptionClosed, descriptionOpened, selectDescription } from '../../store/readMoreSlice.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { ReadMoreModal } from '../../ui/ReadMoreModal.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { PersonCard, PersonDetails } from './PersonCard.tsx';
import * as styles from './PeoplePage.module.scss';

/** An empty portrait for the vacancy, as large as the others. */
const VacancyPortrait = () => (
  <svg viewBox="0 0 160 200" aria-hidden="true">
    <path d="M-8 209v-9q0-37 66-46l10-4q12 15 24 0l10 4q66 9 66 46v9M51 88q0-39 29-39t29 39q0 38-29 38t-29-38z" />
  </svg>
);

/** The team or the board: nine cards, each with a longer description. */
export const PeoplePage = ({ name, texts }: ViewProps<'people'>) => {
  const dispatch = useAppDispatch();
  const selectedId = useAppSelector(selectDescription);
  const isBoard = name === 'ourBoard';
  const people = isBoard ? board : team;
  const selected = people.find(({ id }) => id === selectedId);
  const [lead, ...paragraphs] = texts.paragraphs;
  return (
    <>
      <PageHero
        name={name}
        title={texts.h1}
        lead={lead}
        drawing={<HeroScene name={isBoard ? 'ourBoard' : 'ourTeam'} />}
      />
      <Section>
        <div className={styles.people} data-compact={isBoard || undefined}>
          <div className={styles.intro}>
            <h2>{isBoard ? peopleTexts.board : peopleTexts.team}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} onReadMore={() => dispatch(descriptionOpened(person.id))} />
              </li>
            ))}
          </ul>
          {!isBoard && (
            <div className={styles.join}>
              <VacancyPortrait />
              <p>{peopleTexts.join.text}</p>
              <PageLink className="arrow-link" page="careers">
                {peopleTexts.join.link}
                <Icon name="arrowRight" />
              </PageLink>
            </div>
          )}
        </div>
      </Section>
      <ReachUs callToAction="people" />
      <ReadMoreModal title={selected?.name} onClose={() => dispatch(descriptionClosed())}>
        {selected && <PersonDetails person={selected} />}
      </ReadMoreModal>
    </>
  );
};
