import { useEffect, useRef, type FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Container from 'react-bootstrap/Container';
import { paths, QUERY_FIELD } from '../../content/paths.ts';
import { resolvePath } from '../../content/resolvePath.ts';
import { searchPath } from '../../content/searchPath.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { SEARCH_MIN_LENGTH, SHORT_TITLE_LENGTH } from '../../contract/constants.ts';
import { texts } from '../../contract/texts.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { shorten } from '../../lib/shorten.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { queryChanged, searchSubmitted, selectSearch, type SearchState } from '../../store/searchSlice.ts';
import { pageSelected } from '../../store/uiSlice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { reloadAfterRelease } from '../../ui/reloadAfterRelease.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { Link } from 'react-router-dom';
import * as styles from './Header.module.scss';

export const SEARCH_ID = 'site-search';

const popupTexts = shellTexts.search;

/** Texts of the status line; none for a blank query. */
const statusTexts = ({ status, submitted, results }: SearchState): string[] => {
  if (status === 'loading') return [popupTexts.searching];
  if (status === 'failed') return [popupTexts.failed];
  if (status === 'found')
    return [results.length === 1 ? popupTexts.oneResult : `${results.length} ${popupTexts.results}`];
  const length = submitted.trim().length;
  if (status === 'idle' || length === 0) return [];
  return length < SEARCH_MIN_LENGTH ? [texts.noResults, popupTexts.tooShort] : [texts.noResults];
};

/** The search of the built-in catalogue, with a link to the search of the whole site. */
export const SearchPopup = ({ onClose }: { onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectSearch);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = (query: string) => {
    dispatch(searchSubmitted(query))
      .unwrap()
      .catch((error: unknown) => {
        console.error(error);
        void reloadAfterRelease(error);
      });
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    submit(search.query);
  };
  const retry = () => {
    input.current?.focus();
    submit(search.submitted);
  };
  const trimmedQuery = search.query.trim();

  return (
    <div className={styles.searchPopup} id={SEARCH_ID}>
      <Container className={styles.searchLayout}>
        <form role="search" action={paths.search} onSubmit={submitForm}>
          <SearchField
            label={popupTexts.label}
            hint={popupTexts.hint}
            button={popupTexts.button}
            ref={input}
            name={QUERY_FIELD}
            value={search.query}
            onChange={({ target }) => dispatch(queryChanged(target.value))}
          />
        </form>
        <div role="status">
          {statusTexts(search).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {search.status === 'failed' && <Button onClick={retry}>{popupTexts.retry}</Button>}
        {search.results.length > 0 && (
          <ul className={styles.searchResults}>
            {search.results.map(({ title, url, shorttitle }) => (
              <li key={url}>
                <Link to={url} onClick={() => dispatch(pageSelected(resolvePath(url)?.name ?? null))}>
                  <strong>{title}</strong>
                  <span>{shorten(shorttitle, SHORT_TITLE_LENGTH)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Link
          className={joinClasses('arrow-link', styles.wholeSiteLink)}
          to={trimmedQuery === '' ? paths.search : searchPath(trimmedQuery)}
          onClick={() => dispatch(pageSelected('search'))}
        >
          {popupTexts.wholeSite}
          {trimmedQuery !== '' && (
            <>
              : “<bdi>{trimmedQuery}</bdi>”
            </>
          )}
          <Icon name="arrowRight" />
        </Link>
        <button type="button" className={joinClasses('btn-icon', styles.searchClose)} onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{popupTexts.close}</span>
        </button>
      </Container>
    </div>
  );
};
