'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { REVISE_QUOTATION, VOID_QUOTATION } from '@/app/_features/quotations/documents';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { quotationPath } from '@/lib/core/paths';
import type { QuotationSummary } from './quotation-summary';

/** What changes or ends a quotation that was sent: its next version, and taking it back. */
export function useVersionActions({ id, event, eventId }: QuotationSummary) {
  const t = useTranslations('quotations');
  const confirm = useConfirm();
  const router = useRouter();
  const revising = useWrite(REVISE_QUOTATION);
  const voiding = useWrite(VOID_QUOTATION);

  async function revise(): Promise<void> {
    const result = await revising.run({ id });
    if (!result.ok) {
      toastError(result.failure.message);
      return;
    }
    const { reviseQuotation: draft } = result.data;
    toastSuccess(t('actions.revised', { version: draft.version }));
    router.push(quotationPath(draft.id, draft.nameEvent));
    router.refresh();
  }

  const voidIt = () =>
    confirm({
      title: t('actions.voidTitle'),
      message: eventId
        ? t('actions.voidWithEvent', { event: event || t('unnamed') })
        : t('actions.voidMessage'),
      reason: { label: t('actions.voidReason') },
      confirmLabel: t('actions.voidConfirm'),
      tone: 'danger',
      onConfirm: async (reason) => {
        const result = await voiding.run({ id, reason });
        if (!result.ok) throw new Error(result.failure.message);
        toastSuccess(t('actions.voided'));
        router.refresh();
      },
    });

  return { revise, revising: revising.pending, voidIt };
}
