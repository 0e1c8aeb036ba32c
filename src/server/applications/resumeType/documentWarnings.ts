import type { ResumeType } from '../../../contract/constants.ts';
import { findDocxWarnings, findOdtWarnings, type DocumentWarning } from './packageWarnings.ts';
import { readCfbRootNames } from './readCfbRootNames.ts';
import { findPdfWarnings, findRtfWarnings } from './textWarnings.ts';

const MACRO_STORAGES = ['macros', '_vba_project_cur'];
const OBJECT_STORAGE = 'objectpool';

const findDocWarnings = (bytes: Buffer): DocumentWarning[] => {
  const names = readCfbRootNames(bytes) ?? [];
  return [
    ...(names.some((name) => MACRO_STORAGES.includes(name)) ? (['macros'] as const) : []),
    ...(names.includes(OBJECT_STORAGE) ? (['embedded objects'] as const) : []),
  ];
};

const finders: Readonly<Record<ResumeType, (bytes: Buffer) => DocumentWarning[]>> = {
  pdf: findPdfWarnings,
  doc: findDocWarnings,
  docx: findDocxWarnings,
  odt: findOdtWarnings,
  rtf: findRtfWarnings,
};

/** Finds risks that staff should know before they open a resume. The file is accepted anyway. */
export const findDocumentWarnings = (type: ResumeType, bytes: Buffer): DocumentWarning[] =>
  finders[type](bytes);
