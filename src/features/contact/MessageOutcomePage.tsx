import { outcomeTexts } from '../../content/messageTexts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useInitialData } from '../../ui/initialData.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { WaysOn } from '../../ui/WaysOn.tsx';
import { FaultyFields } from './FaultyFields.tsx';
import { MessageReference } from './MessageReference.tsx';
import { Offices } from './Offices.tsx';

/** Where the server leads a form that was sent without JavaScript: it arrived, or it did not. */
export const MessageOutcomePage = ({ name, words }: ViewProps<'messageOutcome'>) => {
  const isSent = name === 'messageSent';
  const { messageReference } = useInitialData();
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.shorttitle} />
      <Section>
        <Alert kind={isSent ? 'success' : 'danger'} role={isSent ? 'status' : 'alert'}>
          <p>
            <strong className="alert-title">{isSent ? outcomeTexts.sent : outcomeTexts.failed}</strong>
          </p>
          {words.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {isSent ? <MessageReference reference={messageReference} /> : <FaultyFields />}
        </Alert>
      </Section>
      {!isSent && <WaysOn title={outcomeTexts.waysOn} list={['contactUs', 'contactForm']} />}
      <Offices />
    </>
  );
};
