import type { QuestionGroup } from '../../content/evidencePart.ts';
import { EvidenceLink } from './EvidenceLink.tsx';
import * as styles from './Questions.module.scss';

/** The questions on one subject, side by side, each with its answer and a link to more. */
const Group = ({ group: { title, questions } }: { group: QuestionGroup }) => (
  <div className={styles.group}>
    <h3>{title}</h3>
    <dl>
      {questions.map(({ question, answer, link }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
          <dd>
            <EvidenceLink link={link} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Questions and answers, grouped by subject. */
export const Questions = ({ groups }: { groups: readonly QuestionGroup[] }) => (
  <div className={styles.groups}>
    {groups.map((group) => (
      <Group key={group.title} group={group} />
    ))}
  </div>
);
