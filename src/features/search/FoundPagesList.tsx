import { Link } from 'react-router-dom';
import { SEARCH_MIN_LENGTH } from '../../contract/constants.ts';
import type { FoundPages } from '../../contract/renderer.ts';
import { texts } from '../../contract/texts.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The pages that a query found, or why there are none (docs/requirements.md, SEARCH-5). */
export const FoundPagesList = ({ query, results }: FoundPages) => {
  const { oneResult, results: many, tooShort } = shellTexts.search;
  if (results.length === 0) {
    return (
      <>
        <p>{texts.noResults}</p>
        {query.trim().length < SEARCH_MIN_LENGTH && <p>{tooShort}</p>}
      </>
    );
  }
  return (
    <>
      <p>{results.length === 1 ? oneResult : `${results.length} ${many}`}</p>
      <ul className="link-rows">
        {results.map(({ title, url, shorttitle }) => (
          <li key={url}>
            <Link to={url}>
              <span>
                {title}
                <span className="form-text d-block">{shorttitle}</span>
              </span>
              <Icon name="arrowRight" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
