import { careerPostsTexts, type CareerPost } from '../../../content/careerPosts.ts';
import { PageLink } from '../../../ui/PageLink.tsx';

/** One role: what it is, what we look for, and the way to what is open. */
export const CareerPostPanel = ({ post }: { post: CareerPost }) => (
  <div className="two-columns">
    <div className="text-parts">
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
