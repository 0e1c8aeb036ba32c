import type { FoundPages, ResultKind } from '../../contract/siteSearch.ts';
import { isTooShort } from '../../content/search/searchSite.ts';
import { searchTexts } from '../../content/searchTexts.ts';
import { FoundGroup } from './FoundGroup.tsx';
import { FoundKinds } from './FoundKinds.tsx';
import { Suggestions } from './Suggestions.tsx';

/** Somebody else's words among ours, whatever their direction. */
const Quoted = ({ text }: { text: string }) => (
  <>
    “<bdi>{text}</bdi>”
  </>
);

/** How many were found, for what; announced as it changes (docs/requirements.md, FIND-5). */
export const FoundStatus = ({ found }: { found: FoundPages }) => {
  const { query, corrected, results } = found;
  if (isTooShort(query)) return <p>{searchTexts.tooShort}</p>;
  if (results.length === 0) {
    return (
      <p>
        {searchTexts.none} <Quoted text={query} />.
      </p>
    );
  }
  return (
    <>
      {corrected !== undefined && (
        <p>
          {searchTexts.insteadOf} <Quoted text={query} />. {searchTexts.corrected} <Quoted text={corrected} />
          .
        </p>
      )}
      <p>
        {searchTexts.count(results.length)} <Quoted text={corrected ?? query} />
      </p>
      {found.lacksOpenings && <p>{searchTexts.lacksOpenings}</p>}
    </>
  );
};

/** The kinds in the order of their best, each with all of its own. */
export const FoundGroups = ({ found }: { found: FoundPages }) => {
  const { results, words } = found;
  const kinds: ResultKind[] = [...new Set(results.map(({ kind }) => kind))];
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
          <FoundGroup
            key={kind}
            kind={kind}
            words={words}
            entries={results.filter((entry) => entry.kind === kind)}
          />
        ))}
      </div>
      <FoundKinds found={found} kinds={kinds} />
    </div>
  );
};
