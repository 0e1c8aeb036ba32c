import type { QualityRow } from './row.ts';
import { structure } from './rows/structure.ts';
import { header } from './rows/header.ts';
import { motion } from './rows/motion.ts';
import { forms } from './rows/forms.ts';
import { views } from './rows/views.ts';
import { robustness } from './rows/robustness.ts';
import { searchEngines } from './rows/searchEngines.ts';
import { files } from './rows/files.ts';
import { ecosystem } from './rows/ecosystem.ts';
import { performance } from './rows/performance.ts';
import { reliability } from './rows/reliability.ts';

/** The whole bar, in the order of its sections. */
export const rows: readonly QualityRow[] = [
  ...structure,
  ...header,
  ...motion,
  ...forms,
  ...views,
  ...robustness,
  ...searchEngines,
  ...files,
  ...ecosystem,
  ...performance,
  ...reliability,
];
