import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { api } from './api.ts';
import { ApplicationPage } from './applications/ApplicationPage.tsx';
import { ApplicationsPage } from './applications/ApplicationsPage.tsx';
import { MessagePage } from './messages/MessagePage.tsx';
import { MessagesPage } from './messages/MessagesPage.tsx';
import { OpeningPage } from './openings/OpeningPage.tsx';
import { OpeningsPage } from './openings/OpeningsPage.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { AccountPage, CodeSetUp } from './session/AccountPage.tsx';
import { EntryPage, SignInPage } from './session/SignIn.tsx';
import { WelcomePage } from './session/WelcomePage.tsx';
import { useSession } from './session/useSession.ts';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { TemplatesPage } from './settings/TemplatesPage.tsx';
import { UsersPage } from './settings/UsersPage.tsx';
import { Loaded, NotFound } from './shell/Page.tsx';
import { Shell } from './shell/Shell.tsx';
import { ToastProvider } from './shell/Toasts.tsx';
import { StartPage } from './start/StartPage.tsx';

const StaffRoutes = () => {
  const { user } = useSession();
  return (
    <Routes>
      <Route index element={<StartPage />} />
      <Route path="applications" element={<ApplicationsPage />} />
      <Route path="applications/:reference" element={<ApplicationPage />} />
      <Route path="openings" element={<OpeningsPage />} />
      <Route path="openings/:id" element={<OpeningPage />} />
      <Route path="messages" element={<MessagesPage />} />
      <Route path="messages/:reference" element={<MessagePage />} />
      <Route path="account" element={<AccountPage />} />
      <Route path="welcome" element={<Navigate to="/" replace />} />
      {user.role === 'admin' && (
        <Route path="admin">
          <Route path="people" element={<PeoplePage />} />
          <Route path="users" element={<UsersPage />} />
          <Route path="templates" element={<TemplatesPage />} />
          <Route path="settings" element={<SettingsPage />} />
        </Route>
      )}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};

/** Shows the pages that the signed-in user may see, inside the shell. */
export const DeskApp = () => {
  const { pathname, hash } = useLocation();
  const result = api.useReadSessionQuery(undefined);
  const session = result.data;
  if (pathname === '/welcome' && hash !== '') return <WelcomePage />;
  if (session === null) return <SignInPage />;
  if (!session) return <Loaded result={result}>{() => null}</Loaded>;
  if (session.mustSetUpCode)
    return (
      <EntryPage title="Set up your code">
        <p>You sign in with a password and a code from your phone.</p>
        <CodeSetUp />
      </EntryPage>
    );
  return (
    <ToastProvider>
      <Shell>
        <StaffRoutes />
      </Shell>
    </ToastProvider>
  );
};
