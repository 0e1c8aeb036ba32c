import { useSearchParams } from 'react-router-dom';
import { withdrawTexts } from '../../../content/withdrawTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';

/** Said once the link that confirms a withdrawal has been asked for. */
export const WithdrawalNotice = () => {
  const [query] = useSearchParams();
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
