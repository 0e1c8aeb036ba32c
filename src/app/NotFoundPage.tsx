import { shellTexts } from '../content/shellTexts.ts';
import { PracticeTiles } from '../ui/PracticeTiles.tsx';
import { LinkRows } from '../ui/LinkRows.tsx';
import { Section } from '../ui/Section.tsx';

/** What stands at an address that leads nowhere. */
export const NotFoundPage = () => {
  const { title, text, ways, others } = shellTexts.notFound;
  return (
    <>
      <div className="page-head">
        <div className="container">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{text}</p>
        </div>
      </div>
      <Section title={ways}>
        <PracticeTiles />
      </Section>
      <Section title={others}>
        <LinkRows list={['careers', 'contactUs', 'home']} />
      </Section>
    </>
  );
};
