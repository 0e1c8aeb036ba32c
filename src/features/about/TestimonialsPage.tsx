import { type Page, pages } from '../../content/pages.ts';
import { references } from '../../content/references.ts';
import { type Testimonial, testimonials, testimonialTexts } from '../../content/testimonials.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ServiceIcon } from '../../ui/ServiceIcon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import type { ViewProps } from '../../ui/viewProps.ts';
import * as styles from './TestimonialsPage.module.scss';

interface TestimonialFigureProps {
  testimonial: Testimonial;
  isLarge?: boolean;
}

/** A customer's testimonial, its author, and the service it is about. */
const TestimonialFigure = ({ testimonial, isLarge = false }: TestimonialFigureProps) => {
  const { id, designation, sector, icon, quote, service } = testimonial;
  const page: Page = pages[service];
  return (
    <figure
      className={joinClasses(styles.testimonial, isLarge && styles.large)}
      id={id}
      data-practice={'practice' in page ? page.practice : undefined}
    >
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <span className={styles.icon}>
          <ServiceIcon name={icon} />
        </span>
        <div>
          <p className={styles.author}>{testimonialTexts.name}</p>
          <p className={styles.details}>
            {designation}, {sector}
          </p>
        </div>
        <p className={styles.details}>
          {`${testimonialTexts.about} `}
          <PageLink page={service} />
        </p>
      </figcaption>
    </figure>
  );
};

const [first, ...others] = testimonials;

/** What customers say about us. The first testimonial is beside the title. */
export const TestimonialsPage = ({ name, texts }: ViewProps<'testimonials'>) => (
  <>
    <PageHero
      name={name}
      title={texts.h1}
      lead={texts.paragraphs.join(' ')}
      drawing={first && <TestimonialFigure testimonial={first} isLarge />}
      hasLargeDrawing
    />
    <Section title={testimonialTexts.title}>
      <ul className={styles.testimonials}>
        {others.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialFigure testimonial={testimonial} />
          </li>
        ))}
        <li className={styles.reference}>
          <PageLink className="arrow-link" page="ourCustomers" hash={references.id}>
            {references.ask}
            <Icon name="arrowRight" />
          </PageLink>
        </li>
      </ul>
    </Section>
    <ReachUs callToAction="companies" />
  </>
);
