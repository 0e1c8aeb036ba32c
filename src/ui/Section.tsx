import { useId, type ReactNode } from 'react';

interface SectionProps {
  /** Its `h2`; left out where the band continues what stands above it. */
  title?: string;
  /** For links to this place. */
  id?: string;
  tone?: 'plain' | 'tint' | 'deep';
  className?: string | undefined;
  children: ReactNode;
}

const tones = { plain: '', tint: ' section-tint', deep: ' band-deep' } as const;

/** A band across the page with the container inside. */
export const Section = ({ title, id, tone = 'plain', className = '', children }: SectionProps) => {
  const titleId = useId();
  return (
    <section
      className={`section${tones[tone]} ${className}`.trim()}
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className="container">
        {title !== undefined && (
          <h2 className="section-title" id={titleId}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
};
