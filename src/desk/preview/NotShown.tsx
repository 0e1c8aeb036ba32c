import { Alert } from '../../ui/Alert.tsx';
import type { PreviewObstacle } from './fetchResume.ts';

const TEXTS: Readonly<Record<PreviewObstacle, string>> = {
  tooLarge: 'This file is too large to show here. Download it to open it in another program.',
  damaged:
    'This file is damaged or protected and cannot be shown here. Download it to open it in another program.',
  notLoaded: 'The resume could not be loaded. Check your connection, then open this page again.',
};

/** Says why a resume is not shown. */
export const NotShown = ({ obstacle }: { obstacle: PreviewObstacle }) => (
  <Alert kind="warning" role="alert">
    {TEXTS[obstacle]}
  </Alert>
);
