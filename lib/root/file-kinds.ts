import { fileKinds as imageKinds } from '@/lib/agencies/images/file-kinds';
import { fileKinds as claimKinds } from '@/lib/claims/file-kinds';
import { fileKinds as supportKinds } from '@/lib/claims/support-documents/file-kinds';
import { fileKinds as contractKinds } from '@/lib/contracts/file-kinds';
import { fileKinds as eventDayKinds } from '@/lib/event-day/file-kinds';
import { fileKinds as eventKinds } from '@/lib/events/file-kinds';
import { fileKinds as financeKinds } from '@/lib/finances/file-kinds';
import { fileKinds as payoutKinds } from '@/lib/payouts/file-kinds';
import { fileKinds as quotationKinds } from '@/lib/quotations/file-kinds';
import { registerFileKinds } from '@/lib/storage/registered-kinds';
import type { FileKind } from '@/lib/storage/rules';
import { fileKinds as talentKinds } from '@/lib/talents/file-kinds';
import { fileKinds as taxKinds } from '@/lib/taxes/file-kinds';

/** Every kind of file of every domain. Each process that opens files by their id imports this file. */
export const fileKinds: readonly FileKind[] = [
  ...imageKinds,
  ...talentKinds,
  ...taxKinds,
  ...quotationKinds,
  ...eventKinds,
  ...eventDayKinds,
  ...contractKinds,
  ...claimKinds,
  ...supportKinds,
  ...payoutKinds,
  ...financeKinds,
];

registerFileKinds(fileKinds);
