import { outcomeTexts } from '../../content/messageTexts.ts';
import { useFaultyFields } from './useFaultyFields.ts';

/** Which fields were at fault; the rules in general where nobody says. */
export const FaultyFields = () => {
  const labels = useFaultyFields();
  if (labels.length === 0) return <p>{outcomeTexts.rules}</p>;
  return (
    <>
      <p>{outcomeTexts.fields}</p>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p>{outcomeTexts.rules}</p>
    </>
  );
};
