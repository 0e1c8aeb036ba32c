import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { messageLabels } from '../../content/messageTexts.ts';
import { useInitialData } from '../../ui/initialData.ts';

const never = () => () => undefined;

/** Labels of the fields that the address names after `?fields=`, divided by commas; names we do not know are left out. */
export const faultyLabels = (search: string): string[] => {
  const named = new URLSearchParams(search).getAll('fields').flatMap((names) => names.split(','));
  return Object.entries(messageLabels).flatMap(([name, label]) => (named.includes(name) ? [label] : []));
};

/**
 * The same for the current address. The first drawing must be the document's: there it is what the server drew the page
 * with, and nothing on the page as it was built.
 */
export const useFaultyFields = (): string[] => {
  const { search } = useLocation();
  const { faultyFields = [] } = useInitialData();
  return faultyLabels(
    useSyncExternalStore(
      never,
      () => search,
      () => `?fields=${faultyFields.join(',')}`,
    ),
  );
};
