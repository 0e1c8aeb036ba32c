import { homeTexts } from '../../content/homeTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Relay } from '../../ui/relay/Relay.tsx';
import { Section } from '../../ui/Section.tsx';

/** What the company says of itself, with the figures that stand behind it and the day that it follows. */
export const Partner = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Section title={homeTexts.partner} tone="tint">
    <div className="statement">
      <div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <PageLink className="arrow-link" page="clientExperience">
          {homeTexts.clients} <Icon name="arrowRight" />
        </PageLink>
      </div>
      <dl className="facts">
        {homeTexts.facts.map(({ figure, text }) => (
          <div className="fact" key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <Relay meaning={homeTexts.relay} />
  </Section>
);
