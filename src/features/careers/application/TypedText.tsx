import { applyTexts, closedTexts, formLabels } from '../../../content/careersTexts.ts';
import { APPLICATION_FIELDS } from '../../../contract/applicationFields.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import * as styles from './TypedText.module.scss';

/** The text typed into a form that can no longer be sent, so that it can be copied. */
export const TypedText = () => {
  const { submittedForm } = useInitialData();
  if (!submittedForm) return null;
  return (
    <div className="panel mb-4">
      <h2>{applyTexts.typedTitle}</h2>
      <p>{closedTexts.text}</p>
      <dl>
        {APPLICATION_FIELDS.map((field) => (
          <div key={field}>
            <dt>{formLabels[field]}</dt>
            <dd className={styles.typedText}>{submittedForm.values[field] ?? ''}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
