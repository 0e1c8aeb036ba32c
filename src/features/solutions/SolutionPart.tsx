import {
  SOLUTION_PICTURE_WIDTH,
  solutionPictures,
  solutionSprite,
} from '../../content/solutions/solutionPictures.ts';
import type { SolutionSection } from '../../content/solutions/solutionSections.ts';
import { LineDrawing } from '../../ui/LineDrawing.tsx';
import * as styles from './SolutionPart.module.scss';

/** One part of a solution, with a plan of it where a sentence would not do. */
export const SolutionPart = ({ section, text }: { section: SolutionSection; text: string }) => {
  const { id, title, picture } = section;
  const titleId = `${id}-title`;
  return (
    <section className={styles.solutionPart} id={id} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </div>
      {picture && (
        <LineDrawing
          href={`${solutionSprite}#${picture.name}`}
          width={SOLUTION_PICTURE_WIDTH}
          height={solutionPictures[picture.name]}
          shows={picture.shows}
        />
      )}
    </section>
  );
};
