import { MAX_RESUME_BYTES } from '../../../contract/constants.ts';
import { clientBudgets, type ClientBudgets } from './clientBudgets.ts';

/** Memory for forms that are on their way. */
export interface UploadRoom {
  files: ClientBudgets;
  texts: ClientBudgets;
}

/** No client has more than a quarter: three offices that fill theirs leave room for all the others. */
const CLIENTS_PART = 4;
/** Texts have room of their own, so that a resume of the largest size always fits beside them. */
const TEXTS_PART = 4;
/** Many times what anybody types. */
const LEAST_TEXT_BYTES = 1024 * 1024;

/** Room for `limit` bytes of files and a quarter as much of texts (docs/requirements.md, UP-7, UP-8). */
export const uploadRoom = (limit: number): UploadRoom => {
  const forTexts = limit / TEXTS_PART;
  return {
    files: clientBudgets({ limit, share: Math.max(limit / CLIENTS_PART, MAX_RESUME_BYTES) }),
    texts: clientBudgets({
      limit: forTexts,
      share: Math.max(forTexts / CLIENTS_PART, LEAST_TEXT_BYTES),
    }),
  };
};
