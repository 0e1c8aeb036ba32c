import { withdrawTexts } from '../../../content/withdrawTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { useQuery } from '../../../ui/useQuery.ts';

/** Said once the link that confirms a withdrawal has been asked for. */
export const WithdrawalNotice = () => {
  const query = useQuery();
  if (query.get('withdrawal') !== 'sent') return null;
  return (
    <div className="no-print">
      <Alert kind="success" role="status">
        <p>
          <strong>{withdrawTexts.linkSent}</strong>
        </p>
        <p>{withdrawTexts.linkSentAdvice}</p>
      </Alert>
    </div>
  );
};
