import { Fragment, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { Dialog } from './Page.tsx';
import { areKeysOn, rememberKeys } from './useKeys.ts';

const KEYS = [
  ['j', 'Next'],
  ['k', 'Previous'],
  ['n', 'Next unread'],
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
    <Dialog title="Keys" onClose={onClose}>
      <dl className="facts mb-3">
        {KEYS.map(([key, action]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </Fragment>
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
