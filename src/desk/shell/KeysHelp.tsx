import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { Dialog } from './Page.tsx';
import { areKeysOn, rememberKeys } from './useKeys.ts';

const KEYS = [
  ['j', 'Next'],
  ['k', 'Previous'],
  ['n', 'Next unread'],
  ['p', 'Previous unread'],
  ['o', 'Open'],
  ['x', 'Choose or leave out'],
  ['d', 'Decline'],
  ['i', 'Invite'],
  ['a', 'Answer'],
  ['u', 'Back to the list'],
  ['z', 'Take the last change of stage back'],
  ['?', 'Show this list'],
] as const;

export const KeysHelp = ({ onClose }: { onClose: () => void }) => {
  const [areOn, setAreOn] = useState(areKeysOn);
  return (
    <Dialog
      title="Keys"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="key-list">
        {KEYS.map(([key, action]) => (
          <div key={key} className="d-contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Form.Check
        id="keys-on"
        type="checkbox"
        label="Single keys act"
        checked={areOn}
        onChange={({ target }) => {
          rememberKeys(target.checked);
          setAreOn(target.checked);
        }}
      />
    </Dialog>
  );
};
