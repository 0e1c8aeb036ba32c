import { alertTexts } from '../../../content/alertTexts.ts';
import { FILTER_FIELDS, readFilters } from '../../../contract/openingFilters.ts';

/** What an alert asks for, in words. */
export const AskedFor = ({ asked }: { asked: string }) => {
  const { filters } = readFilters(asked);
  const rows = [
    ...(filters.q === '' ? [] : [[alertTexts.words, [filters.q]] as const]),
    ...FILTER_FIELDS.map((field) => [alertTexts.fields[field], filters[field]] as const),
  ].filter(([, values]) => values.length > 0);
  if (rows.length === 0) return <p>{alertTexts.all}</p>;
  return (
    <dl>
      {rows.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
};
