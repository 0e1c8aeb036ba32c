import { useId, useState } from 'react';
import Collapse from 'react-bootstrap/Collapse';
import Container from 'react-bootstrap/Container';
import { pages } from '../../content/pages.ts';
import type { StaticPageName } from '../../content/paths.ts';
import { practices, type Practice, type PracticeKey } from '../../content/practices.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import * as styles from './Header.module.scss';

/** A practice and its services. Wide screens always show the services; in the phone menu the button does. */
const PracticeColumn = ({ practice }: { practice: PracticeKey }) => {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { page, services, unlisted = [] }: Practice = practices[practice];
  return (
    <div className={styles.practice} data-practice={practice}>
      <MenuLink className={styles.practiceLink} page={page} />
      <button
        type="button"
        className={joinClasses('btn-icon', styles.practiceToggle, 'needs-js')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon className={styles.chevron} name="chevronDown" />
        <span className="visually-hidden">{`${shellTexts.header.servicesOf} ${pages[page].title}`}</span>
      </button>
      <Collapse in={isOpen}>
        <ul className={joinClasses('list-unstyled', styles.services)} id={listId}>
          {[...services, ...unlisted].map((service) => (
            <li key={service}>
              <MenuLink className={styles.sublink} page={service} />
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
};

interface PracticesPanelProps {
  overview: StaticPageName;
  practices: readonly PracticeKey[];
}

/** The panel of the services overview and all five practices. */
export const PracticesPanel = ({ overview, practices: keys }: PracticesPanelProps) => (
  <Container className={styles.practices}>
    <div className={styles.overview}>
      <MenuLink className={styles.sublink} page={overview} />
    </div>
    {keys.map((practice) => (
      <PracticeColumn key={practice} practice={practice} />
    ))}
  </Container>
);
