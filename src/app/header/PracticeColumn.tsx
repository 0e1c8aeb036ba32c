import { useId } from 'react';
import { pages } from '../../content/pages.ts';
import { practices, type Practice, type PracticeKey } from '../../content/practices.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { practiceToggled, selectIsPracticeOpen } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Header.module.scss';

/** A practice and its services. Wide screens always show them; on small ones the button does. */
export const PracticeColumn = ({ practice }: { practice: PracticeKey }) => {
  const listId = useId();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectIsPracticeOpen(state, practice));
  const { page, services, unlisted = [] }: Practice = practices[practice];
  return (
    <div className={styles.menuPractice} data-practice={practice}>
      <MenuLink className={styles.menuPracticeLink} page={page} />
      <button
        type="button"
        className={joinClasses('btn-icon', styles.menuPracticeToggle, 'needs-script')}
        data-opens="practice"
        value={practice}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => dispatch(practiceToggled(practice))}
      >
        <Icon className={styles.menuChevron} name="chevronDown" />
        <span className="visually-hidden">{`${shellTexts.header.servicesOf} ${pages[page].title}`}</span>
      </button>
      <ul className={joinClasses(styles.menuSublist, isOpen && 'is-open')} id={listId}>
        {[...services, ...unlisted].map((service) => (
          <li key={service}>
            <MenuLink className={styles.menuSublink} page={service} />
          </li>
        ))}
      </ul>
    </div>
  );
};
