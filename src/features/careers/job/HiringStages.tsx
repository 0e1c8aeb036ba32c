import { hiringSteps, hiringTexts } from '../../../content/hiringTexts.ts';

/** What happens to an application, step by step, in the same words as on the careers page and the confirmation. */
export const HiringStages = () => (
  <>
    <h2>{hiringTexts.title}</h2>
    <ol>
      {Object.values(hiringSteps).map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>: {text}
        </li>
      ))}
    </ol>
  </>
);
