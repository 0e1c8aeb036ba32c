import { hiringTexts, stageNames } from '../../../content/hiringTexts.ts';
import { fieldsOf } from '../../../contract/fieldTable.ts';

/** What becomes of an application, stage by stage, in the words of the confirmation (JOB-8). */
export const HiringStages = () => (
  <>
    <h2>{hiringTexts.title}</h2>
    <ol>
      {fieldsOf(stageNames).map((stage) => {
        const { time, text } = hiringTexts.stages[stage];
        return (
          <li key={stage}>
            <strong>{stageNames[stage]}</strong>
            {time && `, ${time}`}: {text}
          </li>
        );
      })}
    </ol>
  </>
);
