import { careerPosts, careerPostsTexts, type CareerPost } from '../../../content/careerPosts.ts';
import { entryChosen, selectEntry } from '../../../store/careerPostsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ReachUs } from '../../../ui/ReachUs.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Tabs, type TabEntry } from '../../../ui/Tabs.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { CareerPostPanel } from './CareerPostPanel.tsx';

const toTab = (post: CareerPost): TabEntry => ({
  id: post.id,
  label: post.title,
  panel: <CareerPostPanel post={post} />,
});

/** The three roles that come up time and again, each with an address of its own. */
export const CareerPostsPage = ({ name, words }: ViewProps<'careerPosts'>) => {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectEntry);
  const [first, second, third] = careerPosts;
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.paragraphs.join(' ')} />
      <Section>
        <Tabs
          label={careerPostsTexts.tabs}
          tabs={[toTab(first), toTab(second), toTab(third)]}
          chosen={chosen ?? first.id}
          onChosen={(id) => dispatch(entryChosen(id))}
        />
      </Section>
      <ReachUs closing="careers" />
    </>
  );
};
