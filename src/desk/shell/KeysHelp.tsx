import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { Dialog } from './Page.tsx';
import { areShortcutsOn, storeShortcutsOn } from './useKeys.ts';

const KEYS = [
  ['j', 'Next'],
  ['k', 'Previous'],
  ['n', 'Next unread'],
  ['o', 'Open'],
  ['x', 'Select or deselect'],
  ['d', 'Decline'],
  ['i', 'Invite'],
  ['a', 'Answer'],
  ['u', 'Back to the list'],
  ['z', 'Undo the last change'],
  ['?', 'Show this list'],
] as const;

export const KeysHelp = ({ onClose }: { onClose: () => void }) => {
  const [areOn, setAreOn] = useState(areShortcutsOn);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <ul className="list-group list-group-flush">
        {KEYS.map(([key, action]) => (
          <li key={key} className="list-group-item d-flex justify-content-between px-0">
            {action} <kbd>{key}</kbd>
          </li>
        ))}
      </ul>
      <Form.Check
        id="keys-on"
        className="mt-3"
        type="checkbox"
        label="Use keyboard shortcuts"
        checked={areOn}
        onChange={({ target }) => {
          storeShortcutsOn(target.checked);
          setAreOn(target.checked);
        }}
      />
    </Dialog>
  );
};
