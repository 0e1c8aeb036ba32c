import { useState } from 'react';
import { closedTexts } from '../../../content/careersTexts.ts';

/** Copies a text to the clipboard. Browsers have no clipboard on plain HTTP, so the button is left out there. */
export const CopyText = ({ getText }: { getText: () => string }) => {
  const [status, setStatus] = useState('');
  // The type of `clipboard` says that it always exists.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () => {
    clipboard?.writeText(getText()).then(
      () => setStatus(closedTexts.copied),
      () => setStatus(closedTexts.notCopied),
    );
  };
  return (
    <div className="draft-line mb-4">
      {clipboard && (
        <button type="button" className="btn btn-quiet" onClick={copy}>
          {closedTexts.copy}
        </button>
      )}
      <span role="status">{status}</span>
    </div>
  );
};
