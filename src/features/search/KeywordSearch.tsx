import { useId, useState, type FormEvent } from 'react';
import {
  keywordChoices,
  searchComponentTexts,
  type KeywordChoice,
} from '../../content/searchComponentTexts.ts';
import { KeywordOutcome } from './KeywordOutcome.tsx';

/** What was asked; `attempt` tells two searches of the same outcome apart. */
interface Answer {
  attempt: number;
  choices: readonly KeywordChoice[];
}

/** The keyword's input and what it brings. */
export const KeywordSearch = () => {
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const choices = keywordChoices.get(keyword.trim().toLowerCase()) ?? [];
    setAnswer((last) => ({ attempt: (last?.attempt ?? 0) + 1, choices }));
  };
  const { title, label, button, noScript } = searchComponentTexts;
  return (
    <>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <form className="form-page needs-js mt-4 mb-5" role="search" aria-label={title} onSubmit={search}>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <div className="search-row">
          <input
            id={id}
            className="form-control"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
          <button type="submit" className="btn btn-primary">
            {button}
          </button>
        </div>
      </form>
      {answer && <KeywordOutcome key={answer.attempt} choices={answer.choices} />}
    </>
  );
};
