import { useState } from 'react';
import { closedTexts } from '../../../content/careersTexts.ts';

/** Copies a text to the clipboard. Browsers have none on plain http, so there is no button then. */
export const CopyText = ({ text }: { text: string }) => {
  const [said, setSaid] = useState('');
  // The type of `clipboard` says that it always exists.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () => {
    clipboard?.writeText(text).then(
      () => setSaid(closedTexts.copied),
      () => setSaid(closedTexts.notCopied),
    );
  };
  return (
    <div className="draft-line mb-4">
      {clipboard && (
        <button type="button" className="btn btn-quiet" onClick={copy}>
          {closedTexts.copy}
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  );
};
