import { references } from '../../content/references.ts';
import { testimonials, testimonialTexts } from '../../content/testimonials.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { Voice } from './Voice.tsx';
import * as styles from './TestimonialsPage.module.scss';

/** What customers say. */
export const TestimonialsPage = ({ name, words }: ViewProps<'testimonials'>) => (
  <>
    <PageHead name={name} title={words.h1} lead={words.paragraphs.join(' ')} />
    <Section title={testimonialTexts.title}>
      <ul className={styles.voices}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Voice testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <PageLink className="arrow-link mt-4" page="ourCustomers" hash={references.id}>
        {references.ask} <Icon name="arrowRight" />
      </PageLink>
    </Section>
    <ReachUs />
  </>
);
