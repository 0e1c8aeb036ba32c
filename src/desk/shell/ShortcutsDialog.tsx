import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { Dialog } from './Page.tsx';
import { areShortcutsOn, saveShortcutsOn } from './useShortcuts.ts';

const SHORTCUTS = [
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

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const [areEnabled, setAreEnabled] = useState(areShortcutsOn);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <ul className="list-group list-group-flush">
        {SHORTCUTS.map(([key, action]) => (
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
        checked={areEnabled}
        onChange={({ target }) => {
          saveShortcutsOn(target.checked);
          setAreEnabled(target.checked);
        }}
      />
    </Dialog>
  );
};
