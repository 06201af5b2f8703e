'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { quotationPath } from '@/lib/core/paths';
import { REVISE_QUOTATION } from '@/lib/quotations/versions/writes';
import { VOID_QUOTATION } from '@/lib/quotations/voiding/writes';
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
        said: ({ version }) => t('actions.revised', { version }),
        goTo: (draft) => quotationPath(draft.id, draft.nameEvent),
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
