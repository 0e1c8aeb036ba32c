import { useId } from 'react';
import { paths } from '../../content/paths.ts';
import { isTooShort } from '../../content/search/searchSite.ts';
import { toTerm } from '../../content/search/siteIndex.ts';
import { searchPath } from '../../content/searchPath.ts';
import { searchTexts, suggestedQueries } from '../../content/searchTexts.ts';
import type { FoundEntry, FoundPages, ResultKind } from '../../contract/siteSearch.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Link } from 'react-router-dom';
import * as styles from './SearchResults.module.scss';

/** The number of results of a kind that are shown before 'show more'. */
const INITIAL_RESULTS = 5;
const WORD = /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*)/u;

interface ListProps {
  entries: readonly FoundEntry[];
  /** Words to highlight. */
  words: readonly string[];
}

/** The query in quotation marks, in either writing direction. */
const QuotedText = ({ text }: { text: string }) => (
  <>
    “<bdi>{text}</bdi>”
  </>
);

const HighlightedText = ({ text, words }: { text: string; words: readonly string[] }) =>
  text.split(WORD).map((piece, index) => {
    const isHighlighted = index % 2 === 1 && words.includes(toTerm(piece) ?? '');
    return isHighlighted ? <mark key={index}>{piece}</mark> : piece;
  });

/** The number of results, and their query. */
export const ResultStatus = ({ found }: { found: FoundPages }) => {
  const { query, isNearest, results } = found;
  if (isTooShort(query)) return <p>{searchTexts.tooShort}</p>;
  if (results.length === 0) {
    return (
      <p>
        {searchTexts.none} <QuotedText text={query} />.
      </p>
    );
  }
  return (
    <>
      {isNearest && (
        <p>
          {`${searchTexts.none} `}
          <QuotedText text={query} />
          {`. ${searchTexts.nearest}`}
        </p>
      )}
      <p>
        {searchTexts.count(results.length)}
        {!isNearest && (
          <>
            {` ${searchTexts.for} `}
            <QuotedText text={query} />
          </>
        )}
      </p>
      {found.lacksOpenings && <p>{searchTexts.lacksOpenings}</p>}
    </>
  );
};

const ResultList = ({ entries, words }: ListProps) => (
  <ul className="list-unstyled mb-0">
    {entries.map(({ url, title, lead }) => (
      <li key={url} className={styles.result}>
        <Link to={url}>
          <HighlightedText text={title} words={words} />
        </Link>
        <p>
          <HighlightedText text={lead} words={words} />
        </p>
      </li>
    ))}
  </ul>
);

const ResultGroup = ({ kind, entries, words }: ListProps & { kind: ResultKind }) => {
  const titleId = useId();
  const others = entries.slice(INITIAL_RESULTS);
  return (
    <section id={kind} className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {`${searchTexts.kinds[kind]} `}
        <span>{`(${entries.length})`}</span>
      </h2>
      <ResultList entries={entries.slice(0, INITIAL_RESULTS)} words={words} />
      {others.length > 0 && (
        <details>
          <summary>
            {searchTexts.more(others.length)}
            <span className="visually-hidden">: {searchTexts.kinds[kind]}</span>
          </summary>
          <ResultList entries={others} words={words} />
        </details>
      )}
    </section>
  );
};

/** Shown if nothing was found, or nothing has been typed yet. */
export const Suggestions = () => (
  <div className={joinClasses('two-columns', styles.suggestions)}>
    <div>
      <h2>{searchTexts.tryThese}</h2>
      <ul className="link-rows">
        {suggestedQueries.map((query) => (
          <li key={query}>
            <Link to={searchPath(query)}>
              {query} <Icon name="search" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h2>{searchTexts.startFrom}</h2>
      <LinkRows list={['ourServices', 'aboutCaseStudies', 'careers', 'contactUs']} />
    </div>
  </div>
);

/** The results grouped by kind, the kind of the best result first, with a list of the kinds. */
export const ResultGroups = ({ found: { query, results, words } }: { found: FoundPages }) => {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const filterByKind = (kind: ResultKind) => results.filter((entry) => entry.kind === kind);
  if (kinds.length === 0) {
    return (
      <>
        {searchTexts.advice.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Suggestions />
      </>
    );
  }
  return (
    <div className="two-columns">
      <div>
        {kinds.map((kind) => (
          <ResultGroup key={kind} kind={kind} words={words} entries={filterByKind(kind)} />
        ))}
      </div>
      <div className={joinClasses('aside-panel', styles.kinds)}>
        {kinds.length > 1 && (
          <>
            <h2>{searchTexts.byKind}</h2>
            <ul className="plain-links">
              {kinds.map((kind) => (
                <li key={kind}>
                  <Link to={`${searchPath(query)}#${kind}`}>
                    {searchTexts.kinds[kind]} ({filterByKind(kind).length})
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>{searchTexts.nothingFits}</h2>
        <ul className="plain-links">
          <li>
            <Link to={`${paths.careers}?${new URLSearchParams({ q: query }).toString()}`}>
              {searchTexts.allOpenings}
            </Link>
          </li>
          <li>
            <PageLink page="contactUs">{searchTexts.askUs}</PageLink>
          </li>
        </ul>
      </div>
    </div>
  );
};
