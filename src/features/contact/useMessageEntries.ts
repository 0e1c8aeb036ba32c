import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageForm, MessageText } from '../../contract/messageRules.ts';
import type { FoundDraft } from '../../store/draft.ts';
import { useDraft } from '../../store/useDraft.ts';
import { fillInKept, isBlankMessage, isMessage } from './messageDraft.ts';
import { emptyMessage, typedMessage } from './messageFields.ts';
import { useServiceSubject } from './useServiceSubject.ts';

/**
 * What stands in a contact form, and its draft on the device. The controls themselves hold the text, so that what was
 * typed or restored by the browser before the script arrived counts too; here is a copy (docs/requirements.md, PRIV-7).
 */
export const useMessageEntries = (form: MessageForm) => {
  const element = useRef<HTMLFormElement>(null);
  const [text, setText] = useState<MessageText>(emptyMessage);

  const takeIn = useCallback(() => {
    if (element.current) setText(typedMessage(new FormData(element.current)));
  }, []);
  const restore = useCallback(
    ({ entered }: FoundDraft<MessageText>) => {
      if (element.current) fillInKept(element.current, entered);
      takeIn();
    },
    [takeIn],
  );
  useServiceSubject();
  useEffect(() => {
    if (element.current && !isBlankMessage(typedMessage(new FormData(element.current)))) takeIn();
    // With a script we judge, and say more than the browser does; without one its own check spares a lost page.
    if (element.current) element.current.noValidate = true;
  }, [takeIn]);
  const draft = useDraft({
    id: form,
    entered: text,
    isBlank: isBlankMessage,
    isEntered: isMessage,
    restore,
  });

  const clear = (becomes: 'kept' | 'discarded') => {
    element.current?.reset();
    setText(emptyMessage);
    draft.wipe(becomes);
  };

  return { element, text, takeIn, draft, clear, hasEntries: !isBlankMessage(text) };
};
