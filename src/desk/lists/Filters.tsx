import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { SelectField, TextField } from '../shell/forms.tsx';
import { withParams } from './listQuery.ts';

/** Delay between the last key press and the search. */
const DEBOUNCE_MS = 150;

export const SearchFilter = ({ label }: { label: string }) => {
  const [params, setParams] = useSearchParams();
  const current = params.get('words') ?? '';
  const [text, setText] = useState(current);
  const lastSearch = useRef(current);
  useEffect(() => {
    // A link has changed the search.
    if (lastSearch.current !== current) setText(current);
    lastSearch.current = current;
  }, [current]);
  useEffect(() => {
    if (text.trim() === lastSearch.current) return undefined;
    const search = () => {
      lastSearch.current = text.trim();
      setParams(withParams(params, { words: text.trim() }), { replace: true });
    };
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, params, setParams]);
  return <TextField id="words" label={label} type="search" required={false} value={text} onText={setText} />;
};

interface ChoiceProps {
  name: string;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
}

export const ChoiceFilter = ({ name, label, choices }: ChoiceProps) => {
  const [params, setParams] = useSearchParams();
  return (
    <SelectField
      id={name}
      label={label}
      value={params.get(name) ?? ''}
      choices={[['', 'All'], ...choices]}
      onText={(value) => setParams(withParams(params, { [name]: value }))}
    />
  );
};

export const OwnerFilter = () => {
  const { user, colleagues } = useSession();
  const others = colleagues.filter(({ id }) => id !== user.id);
  const names = others.map(({ id, name }) => [String(id), name] as const);
  return <ChoiceFilter name="owner" label="Owner" choices={[['me', 'Me'], ['none', 'Nobody'], ...names]} />;
};
