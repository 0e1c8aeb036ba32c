import { servicesTexts } from '../../content/servicesTexts.ts';
import type { Words } from '../../content/words.ts';
import { sentencesOf } from '../../lib/sentencesOf.ts';
import { TickList } from '../../ui/TickList.tsx';
import * as styles from './ServiceParts.module.scss';

type Part = keyof typeof servicesTexts.sections;

const parts = Object.keys(servicesTexts.sections) as Part[];

/** Steps are numbered, what is held and what is left out are lists to compare; the rest are paragraphs. */
const PartBody = ({ part, text }: { part: Part | undefined; text: string }) => {
  if (part === 'work')
    return (
      <ol className={styles.steps}>
        {sentencesOf(text).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  if (part === 'handed') return <TickList items={sentencesOf(text)} />;
  if (part === 'excluded') return <TickList items={sentencesOf(text)} sign="cross" />;
  return <p>{text}</p>;
};

/** A service's paragraphs, each under the heading that says which of the reader's questions it answers. */
export const ServiceParts = ({ paragraphs }: { paragraphs: Words['paragraphs'] }) => (
  <div className={styles.serviceParts}>
    {paragraphs.map((text, at) => {
      const part = parts[at];
      return (
        <section key={text} data-part={part}>
          {part && <h2>{servicesTexts.sections[part]}</h2>}
          <PartBody part={part} text={text} />
        </section>
      );
    })}
  </div>
);
