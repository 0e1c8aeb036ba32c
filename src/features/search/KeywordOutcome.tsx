import { searchComponentTexts, type KeywordChoice } from '../../content/searchComponentTexts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';

/** The pages to choose from, or that there are none. */
export const KeywordOutcome = ({ choices }: { choices: readonly KeywordChoice[] }) => {
  if (choices.length === 0) {
    return (
      <Alert kind="danger" role="alert">
        {searchComponentTexts.notFound}
      </Alert>
    );
  }
  return (
    <>
      <h2>{searchComponentTexts.choose}</h2>
      <p role="status">{searchComponentTexts.count(choices.length)}</p>
      <ul className="link-rows">
        {choices.map(({ page, label }) => (
          <li key={page}>
            <PageLink page={page}>
              {label} <Icon name="arrowRight" />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
};
