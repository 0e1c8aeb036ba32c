import { practiceLines } from '../../content/practiceLines.ts';
import { practices, type Practice, type PracticeKey } from '../../content/practices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { practiceIcons } from '../../ui/practiceIcons.ts';

/** A practice in one sentence, with the services it holds. */
export const PracticeBlock = ({ practice }: { practice: PracticeKey }) => {
  const { page, services, unlisted = [] }: Practice = practices[practice];
  return (
    <div className="overview-block" data-practice={practice}>
      <div>
        <span className="overview-mark">
          <Icon name={practiceIcons[practice]} />
        </span>
        <h2>
          <PageLink page={page} />
        </h2>
        <p>{practiceLines[practice]}</p>
      </div>
      <ul className="plain-links">
        {[...services, ...unlisted].map((service) => (
          <li key={service}>
            <PageLink page={service} />
          </li>
        ))}
      </ul>
    </div>
  );
};
