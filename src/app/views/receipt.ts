import { ReceiptPage } from '../../features/careers/receipt/ReceiptPage.tsx';
import { WithdrawPage, WithdrawnPage } from '../../features/careers/withdrawal/Withdrawal.tsx';
import { seedStore } from '../../store/seeds.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'receipt'> = {
  receipt: { View: ReceiptPage, prepare: seedStore },
  withdrawal: { View: WithdrawPage },
  withdrawn: { View: WithdrawnPage },
};
