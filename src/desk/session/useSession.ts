import type { Role } from '../../contract/desk/constants.ts';
import { api } from '../api.ts';
import type { DeskSession } from '../deskApi.ts';
import { useReport } from '../shell/Toasts.tsx';

export const ROLE_NAMES: Readonly<Record<Role, string>> = { recruiter: 'Recruiter', admin: 'Admin' };

const NOBODY: DeskSession = {
  user: { id: 0, name: '', email: '', role: 'recruiter', hasCode: false },
  mustSetUpCode: false,
  colleagues: [],
};

/** Who is signed in. Pages render only once that is known. */
export const useSession = (): DeskSession => api.useReadSessionQuery(undefined).data ?? NOBODY;

/** Signs out. The page loads again, so that this tab holds nothing about people any more. */
export const useSignOut = () => {
  const [signOut] = api.useSignOutMutation();
  const [signOutEverywhere] = api.useSignOutEverywhereMutation();
  const report = useReport();
  return async (isEverywhere = false): Promise<void> => {
    const done = await report((isEverywhere ? signOutEverywhere : signOut)(undefined));
    if (done === undefined) return;
    sessionStorage.clear();
    location.assign('/');
  };
};
