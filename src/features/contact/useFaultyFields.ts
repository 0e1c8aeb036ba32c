import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { messageLabels } from '../../content/messageTexts.ts';

const never = () => () => undefined;

/** Labels of the fields that the address names after `?fields=`, divided by commas; names we do not know are left out. */
export const faultyLabels = (search: string): string[] => {
  const named = new URLSearchParams(search).getAll('fields').flatMap((names) => names.split(','));
  return Object.entries(messageLabels).flatMap(([name, label]) => (named.includes(name) ? [label] : []));
};

/** The same for the current address; empty in the first drawing, which must be the prerendered page's. */
export const useFaultyFields = (): string[] => {
  const { search } = useLocation();
  return faultyLabels(
    useSyncExternalStore(
      never,
      () => search,
      () => '',
    ),
  );
};
