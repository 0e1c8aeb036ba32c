import type { ApplicationChanged, ChangeApplication } from '../../contract/desk/applicationSchemas.ts';

/** What takes a change of an application back: all that it was before, unless somebody has changed it since. */
export const undoChange = ({ before, now }: ApplicationChanged) =>
  ({
    status: before.status,
    interviewAt: before.interviewAt,
    interviewMinutes: before.interviewMinutes,
    interviewPlace: before.interviewPlace,
    ownerId: before.ownerId,
    updatedAt: now.updatedAt,
  }) satisfies ChangeApplication;
