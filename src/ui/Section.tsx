import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { joinClasses } from '../lib/joinClasses.ts';

interface SectionProps {
  /** Its `h2`; left out if the band continues the one above. */
  title?: string;
  /** For links to this section. */
  id?: string;
  tone?: 'plain' | 'tint' | 'deep';
  className?: string | undefined;
  children: ReactNode;
}

const tones = { plain: undefined, tint: 'section-tint', deep: 'band-deep' } as const;

/** A band across the page with the container inside. */
export const Section = ({ title, id, tone = 'plain', className, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section
      className={joinClasses('section', tones[tone], className)}
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <Container>
        {title !== undefined && (
          <h2 className="section-title" id={titleId}>
            {title}
          </h2>
        )}
        {children}
      </Container>
    </section>
  );
};
