import { ReceiptPage } from '../../features/careers/receipt/ReceiptPage.tsx';
import { WithdrawPage } from '../../features/careers/withdrawal/WithdrawPage.tsx';
import { WithdrawnPage } from '../../features/careers/withdrawal/WithdrawnPage.tsx';
import { prepareCareers } from '../../store/careersApi.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'receipt'> = {
  receipt: { View: ReceiptPage, prepare: prepareCareers },
  withdrawal: { View: WithdrawPage },
  withdrawn: { View: WithdrawnPage },
};
