import { applyTexts, closedTexts, formLabels } from '../../../content/careersTexts.ts';
import type { ApplicationTextField } from '../../../contract/applicationFields.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { toSubmittedText } from './toSubmittedText.ts';
import * as styles from './TypedText.module.scss';

/** The text typed into a form that can no longer be sent, so that it can be copied. */
export const TypedText = () => {
  const { submittedForm } = useInitialData();
  const entries = Object.entries(toSubmittedText(submittedForm)) as [ApplicationTextField, string][];
  if (!submittedForm) return null;
  return (
    <div className="panel mb-4">
      <h2>{applyTexts.typedTitle}</h2>
      <p>{closedTexts.text}</p>
      <dl>
        {entries.map(([field, text]) => (
          <div key={field}>
            <dt>{formLabels[field]}</dt>
            <dd className={styles.typedText}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
