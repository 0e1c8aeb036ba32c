import { useEffect, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
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
  return (
    <div className="filter-words">
      <Form.Label htmlFor="words">{label}</Form.Label>
      <Form.Control
        id="words"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </div>
  );
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
    <div>
      <Form.Label htmlFor={`filter-${name}`}>{label}</Form.Label>
      <Form.Select
        id={`filter-${name}`}
        value={params.get(name) ?? ''}
        onChange={({ target }) => void navigate(withParams(params, { [name]: target.value }) || '.')}
      >
        <option value="">All</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Form.Select>
    </div>
  );
};

export const OwnerFilter = () => {
  const { user, colleagues } = useSession();
  const others = colleagues.filter(({ id }) => id !== user.id);
  const names = others.map(({ id, name }) => [String(id), name] as const);
  return <ChoiceFilter name="owner" label="Owner" choices={[['me', 'Me'], ['none', 'Nobody'], ...names]} />;
};

interface Tab {
  label: string;
  count: number | undefined;
  isChosen: boolean;
  /** What the address says when it is chosen. */
  params: Readonly<Record<string, string | undefined>>;
}

export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => {
  const [params] = useSearchParams();
  return (
    <nav aria-label={label}>
      <ul className="stage-tabs">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={{ search: withParams(params, tab.params) }}
              aria-current={tab.isChosen ? 'page' : undefined}
            >
              {tab.label} {tab.count !== undefined && <span>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const Pages = ({ total, offset, size }: { total: number; offset: number; size: number }) => {
  const [params] = useSearchParams();
  const page = Math.floor(offset / size) + 1;
  const link = (to: number, label: string) => (
    <Link className="btn btn-quiet btn-small" to={{ search: withParams(params, { page: String(to) }) }}>
      {label}
    </Link>
  );
  return (
    <nav className="list-foot figures" aria-label="Pages">
      <span>
        {total === 0 ? 0 : offset + 1}–{Math.min(offset + size, total)} of {total}
      </span>
      <span className="actions">
        {page > 1 && link(page - 1, 'Previous page')}
        {offset + size < total && link(page + 1, 'Next page')}
      </span>
    </nav>
  );
};
