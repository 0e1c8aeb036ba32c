import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { SelectField, TextField } from '../shell/forms.tsx';
import { withParams } from './listQuery.ts';

/** Milliseconds after the last key before the list is searched. */
const PAUSE_MS = 250;

/** The field for words: the list follows shortly after the last key. */
export const WordsFilter = ({ label }: { label: string }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = params.get('words') ?? '';
  const [words, setWords] = useState(inAddress);
  useEffect(() => {
    if (words.trim() === inAddress) return undefined;
    const go = () => void navigate(withParams(params, { words: words.trim() }) || '.', { replace: true });
    const timer = setTimeout(go, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, inAddress, params, navigate]);
  return <TextField id="words" label={label} type="search" value={words} onText={setWords} />;
};

interface ChoiceProps {
  name: string;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
}

export const ChoiceFilter = ({ name, label, choices }: ChoiceProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SelectField
      id={name}
      label={label}
      value={params.get(name) ?? ''}
      choices={[['', 'All'], ...choices]}
      onText={(value) => void navigate(withParams(params, { [name]: value }) || '.')}
    />
  );
};

export const OwnerFilter = () => {
  const { user, colleagues } = useSession();
  const others = colleagues.filter(({ id }) => id !== user.id);
  const names = others.map(({ id, name }) => [String(id), name] as const);
  return <ChoiceFilter name="owner" label="Owner" choices={[['me', 'Me'], ['none', 'Nobody'], ...names]} />;
};
