import { team } from '../../content/people/team.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './PeoplePage.module.scss';

/** Whom to ask what: each question leads to its person, whose colour it bears. */
export const TeamQuestions = () => (
  <ul className={styles.questions}>
    {team.map(({ id, ask, practice }) => (
      <li key={id} data-practice={practice}>
        <PageLink page="ourTeam" hash={id}>
          {ask}
        </PageLink>
      </li>
    ))}
  </ul>
);
