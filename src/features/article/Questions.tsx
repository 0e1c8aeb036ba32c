import type { QuestionGroup } from '../../content/evidencePart.ts';
import { EvidenceLinkTo } from './EvidenceLinkTo.tsx';
import * as styles from './Questions.module.scss';

/** The questions on one subject, side by side, each with its answer and where there is more to read. */
const Group = ({ group: { title, questions } }: { group: QuestionGroup }) => (
  <div className={styles.group}>
    <h3>{title}</h3>
    <dl>
      {questions.map(({ question, answer, see }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
          <dd>
            <EvidenceLinkTo link={see} />
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
