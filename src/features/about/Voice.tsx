import { testimonialTexts, type Testimonial } from '../../content/testimonials.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import * as styles from './Voice.module.scss';

/** One customer's words, who said them, and the service they are about. */
export const Voice = ({ testimonial }: { testimonial: Testimonial }) => {
  const { name, designation, sector, quote, service, isSample } = testimonial;
  return (
    <figure className={styles.voice}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <Monogram name={isSample ? designation : name} />
        <div>
          <p className={styles.voiceName}>
            {name} {isSample && <SampleMark>{testimonialTexts.sample}</SampleMark>}
          </p>
          <p className={styles.voiceRole}>
            {designation}, {sector}
          </p>
          <p className={styles.voiceRole}>
            {testimonialTexts.about} <PageLink page={service} />
          </p>
        </div>
      </figcaption>
    </figure>
  );
};
