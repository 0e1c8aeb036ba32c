import { servicesTexts } from '../../content/servicesTexts.ts';
import type { Words } from '../../content/words.ts';
import * as styles from './ServiceParts.module.scss';

type Part = keyof typeof servicesTexts.sections;

const parts = Object.keys(servicesTexts.sections) as Part[];

/** A service's paragraphs, each under the heading that says which of the reader's questions it answers. */
export const ServiceParts = ({ paragraphs }: { paragraphs: Words['paragraphs'] }) => (
  <div className={styles.serviceParts}>
    {paragraphs.map((text, at) => {
      const part = parts[at];
      return (
        <section key={text} data-part={part}>
          {part && <h2>{servicesTexts.sections[part]}</h2>}
          <p>{text}</p>
        </section>
      );
    })}
  </div>
);
