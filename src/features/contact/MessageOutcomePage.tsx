import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { messageLabels, outcomeTexts } from '../../content/messageTexts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useInitialData } from '../../ui/initialData.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { MessageReference } from './MessageStatus.tsx';
import { Offices } from './Offices.tsx';

const subscribeToNothing = () => () => undefined;

/** Labels of the fields in the URL's `?fields=`, separated by commas. Unknown names are ignored. */
export const listInvalidLabels = (search: string): string[] => {
  const fieldNames = new URLSearchParams(search).getAll('fields').flatMap((names) => names.split(','));
  return Object.entries(messageLabels).flatMap(([name, label]) => (fieldNames.includes(name) ? [label] : []));
};

/**
 * Does the same for the current URL. The first render must match the document: what the server rendered, or nothing in a
 * prerendered page.
 */
export const useInvalidFields = (): string[] => {
  const { search } = useLocation();
  const { invalidFields = [] } = useInitialData();
  return listInvalidLabels(
    useSyncExternalStore(
      subscribeToNothing,
      () => search,
      () => `?fields=${invalidFields.join(',')}`,
    ),
  );
};

/** The invalid fields, or the general rules if they are unknown. */
export const InvalidFields = () => {
  const labels = useInvalidFields();
  if (labels.length === 0) return <p>{outcomeTexts.rules}</p>;
  return (
    <>
      <p>{outcomeTexts.fields}</p>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p>{outcomeTexts.rules}</p>
    </>
  );
};

/** The server redirects here after a form is sent without JavaScript. Says whether the message was sent. */
export const MessageOutcomePage = ({ name, texts }: ViewProps<'messageOutcome'>) => {
  const isSent = name === 'messageSent';
  const { messageReference } = useInitialData();
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={texts.shorttitle} />
      <Section>
        <Alert kind={isSent ? 'success' : 'danger'} role={isSent ? 'status' : 'alert'}>
          <p>
            <strong className="alert-title">{isSent ? outcomeTexts.sent : outcomeTexts.failed}</strong>
          </p>
          {texts.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {isSent ? <MessageReference reference={messageReference} /> : <InvalidFields />}
        </Alert>
      </Section>
      {!isSent && <RelatedPages title={outcomeTexts.backToForm} list={['contactUs', 'contactForm']} />}
      <Offices />
    </>
  );
};
