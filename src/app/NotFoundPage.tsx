import { shellTexts } from '../content/shellTexts.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { searchToggled } from '../store/uiSlice.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkRows } from '../ui/LinkRows.tsx';
import { PracticeTiles } from '../ui/PracticeTiles.tsx';
import { Section } from '../ui/Section.tsx';

/** The page for an unknown URL. Its search button opens the header's search. */
export const NotFoundPage = () => {
  const dispatch = useAppDispatch();
  const { title, text, practicesTitle, othersTitle } = shellTexts.notFound;
  return (
    <>
      <div className="page-hero">
        <div className="container">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{text}</p>
          <button
            type="button"
            className="btn btn-primary needs-js mt-4"
            onClick={() => dispatch(searchToggled())}
          >
            <Icon name="search" /> {shellTexts.search.label}
          </button>
        </div>
      </div>
      <Section title={practicesTitle}>
        <PracticeTiles />
      </Section>
      <Section title={othersTitle}>
        <LinkRows list={['careers', 'contactUs', 'home']} />
      </Section>
    </>
  );
};
