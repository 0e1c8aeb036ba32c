import { screen } from '@testing-library/react';
import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import { SignInForm } from './SignIn.tsx';

test('names each empty field, with a link to it', async () => {
  const { user } = await renderDesk(<SignInForm />);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('link', { name: 'Enter the email address' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter the password' })).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

test('keeps the address of the person whose session has ended', async () => {
  await renderDesk(<SignInForm email="anna@example.com" />);
  expect(screen.getByLabelText('Email address')).toHaveValue('anna@example.com');
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});
