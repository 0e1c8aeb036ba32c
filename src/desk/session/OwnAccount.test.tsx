import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import { PasswordForm } from './OwnAccount.tsx';

test('a password manager learns whose password is changed', async () => {
  const { container } = await renderDesk(<PasswordForm />);
  expect(container.querySelector('form [autocomplete="username"]')).toHaveValue('anna@example.com');
});
