import type { Role } from '../../contract/desk/constants.ts';
import { api } from '../api.ts';
import type { DeskSession } from '../deskApi.ts';
import { useReport } from '../shell/Toasts.tsx';

export const ROLE_NAMES: Readonly<Record<Role, string>> = { recruiter: 'Recruiter', admin: 'Admin' };

const SIGNED_OUT: DeskSession = {
  user: { id: 0, name: '', email: '', role: 'recruiter', hasCode: false },
  needsCode: true,
  mustSetUpCode: false,
  colleagues: [],
};

/** The current session. Pages render only once it is known. */
export const useSession = (): DeskSession => api.useReadSessionQuery(undefined).data ?? SIGNED_OUT;

/** Signs out and reloads, so that no personal data stays in this tab. */
export const useSignOut = () => {
  const [signOut] = api.useSignOutMutation();
  const [signOutEverywhere] = api.useSignOutEverywhereMutation();
  const report = useReport();
  return async (isEverywhere = false): Promise<void> => {
    const result = await report((isEverywhere ? signOutEverywhere : signOut)(undefined));
    if (result === undefined) return;
    sessionStorage.clear();
    location.assign('/');
  };
};
