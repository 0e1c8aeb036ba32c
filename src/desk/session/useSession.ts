import type { Session } from '../../contract/desk/sessionSchemas.ts';
import { useReadSessionQuery, useSignOutEverywhereMutation, useSignOutMutation } from '../api.ts';
import { forgetResumes } from '../applications/Resume.tsx';
import { deskApi } from '../deskApi.ts';
import { useDeskDispatch } from '../hooks.ts';
import { useToasts } from '../shell/Toasts.tsx';
import { forgetDrafts } from '../shell/forms.tsx';

const NOBODY: Session = {
  user: { id: 0, name: '', email: '', role: 'recruiter', hasCode: false },
  mustSetUpCode: false,
  colleagues: [],
  hasMail: true,
  siteUrl: '',
  replyWithinDays: 0,
};

/** Who is signed in. Pages render only once that is known. */
export const useSession = (): Session => useReadSessionQuery(undefined).data ?? NOBODY;

/** Signs out and clears what this tab holds about people. */
export const useSignOut = () => {
  const [signOut] = useSignOutMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const dispatch = useDeskDispatch();
  const { failed } = useToasts();
  return async (isEverywhere = false): Promise<void> => {
    const { error } = await (isEverywhere ? signOutEverywhere : signOut)(undefined);
    if (error) return failed(error);
    forgetDrafts();
    forgetResumes();
    dispatch(deskApi.util.resetApiState());
  };
};
