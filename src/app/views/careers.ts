import { JobPage } from '../../features/careers/job/JobPage.tsx';
import { CareersPage } from '../../features/careers/list/CareersPage.tsx';
import { ReceiptPage } from '../../features/careers/receipt/ReceiptPage.tsx';
import { WithdrawPage } from '../../features/careers/withdrawal/WithdrawPage.tsx';
import { WithdrawnPage } from '../../features/careers/withdrawal/WithdrawnPage.tsx';
import { askForList, askForOpening } from '../../store/askAhead.ts';
import { prepareCareers } from '../../store/careersApi.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'careers'> = {
  careers: { View: CareersPage, prepare: prepareCareers, askAhead: askForList },
  job: { View: JobPage, prepare: prepareCareers, askAhead: askForOpening },
  receipt: { View: ReceiptPage, prepare: prepareCareers },
  withdrawal: { View: WithdrawPage },
  withdrawn: { View: WithdrawnPage },
};
