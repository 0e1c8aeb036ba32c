import { type CareerPost, careerPosts, careerPostsTexts } from '../../../content/careerPosts.ts';
import { selectTab, tabSelected } from '../../../store/tabsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PageHero } from '../../../ui/PageHero.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { ReachUs } from '../../../ui/ReachUs.tsx';
import { Section } from '../../../ui/Section.tsx';
import { type TabEntry, Tabs } from '../../../ui/Tabs.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';

/** One role: its description, what we look for, and a link to the openings. */
export const CareerPostPanel = ({ post }: { post: CareerPost }) => (
  <div className="two-columns">
    <div className="prose text-parts">
      <h2>{post.title}</h2>
      {post.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{careerPostsTexts.requirements}</h3>
      <ul>
        {post.requirements.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
    <div className="aside-panel">
      <h3>{careerPostsTexts.location}</h3>
      <p>{post.location}</p>
      <PageLink page="careers" className="btn btn-primary">
        <span>
          {careerPostsTexts.openings}
          <span className="visually-hidden">{careerPostsTexts.openingsFor(post.title)}</span>
        </span>
      </PageLink>
    </div>
  </div>
);

const toTab = (post: CareerPost): TabEntry => ({
  id: post.id,
  label: post.title,
  panel: <CareerPostPanel post={post} />,
});

/** The three roles that are often open, each with its own URL. */
export const CareerPostsPage = ({ name, texts }: ViewProps<'careerPosts'>) => {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectTab);
  const [first, second, third] = careerPosts;
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={texts.paragraphs.join(' ')} />
      <Section>
        <Tabs
          label={careerPostsTexts.tabs}
          tabs={[toTab(first), toTab(second), toTab(third)]}
          selected={selected}
          onSelect={(number) => dispatch(tabSelected(number))}
        />
      </Section>
      <ReachUs callToAction="careers" />
    </>
  );
};
