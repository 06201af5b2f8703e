'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { REVISE_QUOTATION, VOID_QUOTATION } from '@/app/_features/quotations/documents';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { quotationPath } from '@/lib/core/paths';
import type { QuotationSummary } from './quotation-summary';

/** The actions that change or end a sent quotation: its next version, and voiding it. */
export function useVersionActions({ id, event, eventId }: QuotationSummary) {
  const t = useTranslations('quotations');
  const confirm = useConfirm();
  const revising = useAction(REVISE_QUOTATION);
  const voiding = useAction(VOID_QUOTATION);

  const revise = () =>
    revising.press(
      { id },
      {
        said: ({ reviseQuotation: { version } }) => t('actions.revised', { version }),
        goTo: ({ reviseQuotation: draft }) => quotationPath(draft.id, draft.nameEvent),
      },
    );

  const voidIt = () =>
    confirm({
      title: t('actions.voidTitle'),
      message: eventId
        ? t('actions.voidWithEvent', { event: event || t('unnamed') })
        : t('actions.voidMessage'),
      reason: { label: t('actions.voidReason') },
      confirmLabel: t('actions.voidConfirm'),
      tone: 'danger',
      onConfirm: (reason) => voiding.confirmed({ id, reason }, t('actions.voided')),
    });

  return { revise, revising: revising.pending, voidIt };
}
