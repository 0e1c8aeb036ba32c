import Button from 'react-bootstrap/Button';
import { Alert } from '../../ui/Alert.tsx';
import type { PreviewObstacle } from './fetchResume.ts';

const TEXTS: Readonly<Record<PreviewObstacle, string>> = {
  tooLarge: 'This file is too large to show here. Download it to open it in another program.',
  damaged:
    'This file is damaged or protected and cannot be shown here. Download it to open it in another program.',
  notLoaded: 'The resume could not be loaded. Check your connection, then try again.',
};

interface NotShownProps {
  obstacle: PreviewObstacle;
  onRetry: () => void;
}

/** Says why a resume is not shown. What the connection failed to bring can be asked for again. */
export const NotShown = ({ obstacle, onRetry }: NotShownProps) => {
  const retry = () => {
    // The button goes away.
    document.querySelector<HTMLElement>('#resume-title')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Alert kind="warning" role="alert">
      <p className="mb-0">{TEXTS[obstacle]}</p>
      {obstacle === 'notLoaded' && (
        <Button variant="quiet" className="mt-2" onClick={retry}>
          Try again
        </Button>
      )}
    </Alert>
  );
};
