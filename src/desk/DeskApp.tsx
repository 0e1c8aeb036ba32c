import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Spinner } from '../ui/Spinner.tsx';
import { api } from './api.ts';
import { ApplicationPage } from './applications/ApplicationPage.tsx';
import { ApplicationsPage } from './applications/ApplicationsPage.tsx';
import { MessagePage } from './messages/MessagePage.tsx';
import { MessagesPage } from './messages/MessagesPage.tsx';
import { OpeningPage } from './openings/OpeningPage.tsx';
import { OpeningsPage } from './openings/OpeningsPage.tsx';
import { AccountPage, CodeSetUp } from './session/AccountPage.tsx';
import { EntryPage, SignInPage } from './session/SignIn.tsx';
import { WelcomePage } from './session/WelcomePage.tsx';
import { useSession } from './session/useSession.ts';
import { Loaded, NotFound } from './shell/Page.tsx';
import { Shell } from './shell/Shell.tsx';
import { ToastProvider } from './shell/Toasts.tsx';
import { StartPage } from './start/StartPage.tsx';

/** Admin pages, which recruiters never load. */
const AdminPages = lazy(() =>
  import('./settings/AdminPages.tsx').then((module) => ({ default: module.AdminPages })),
);

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
      {user.role === 'admin' && <Route path="admin/*" element={<AdminPages />} />}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};

/** Shows the pages that the signed-in user may see, inside the shell. */
export const DeskApp = () => {
  const { pathname, hash } = useLocation();
  const call = api.useReadSessionQuery(undefined);
  const session = call.data;
  if (pathname === '/welcome' && hash !== '') return <WelcomePage />;
  if (session === null) return <SignInPage />;
  if (!session) return <Loaded call={call}>{() => null}</Loaded>;
  if (session.mustSetUpCode)
    return (
      <EntryPage title="Set up your code">
        <p>Admins sign in with a password and a code from their telephone.</p>
        <CodeSetUp />
      </EntryPage>
    );
  return (
    <ToastProvider>
      <Shell>
        <Suspense fallback={<Spinner />}>
          <StaffRoutes />
        </Suspense>
      </Shell>
    </ToastProvider>
  );
};
