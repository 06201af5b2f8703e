'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useAddition } from '@/app/_features/quotations/additions/use-addition';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { quotationPath } from '@/lib/core/paths';
import { QUOTATION } from '@/lib/core/states';
import { REVISE_QUOTATION } from '@/lib/quotations/versions/writes';
import { VOID_QUOTATION } from '@/lib/quotations/voiding/writes';
import type { QuotationSummary } from './quotation-summary';

/** The actions that change or end a sent quotation: its next version, what is added to it, and voiding it. */
export function useVersionActions({ id, event, eventId, isAddition, stateId }: QuotationSummary) {
  const t = useTranslations('quotations');
  const confirm = useConfirm();
  const revising = useAction(REVISE_QUOTATION);
  const { add } = useAddition(id);
  const voiding = useAction(VOID_QUOTATION);

  const revise = () =>
    revising.press(
      { id },
      {
        said: ({ version }) => t('actions.revised', { version }),
        goTo: (draft) => quotationPath(draft.id, draft.nameEvent),
      },
    );

  /** What ends with it: the event that it made, its part of one, or nothing where none came of it yet. */
  const voidText = () => {
    const values = { event: event || t('unnamed') };
    if (!isAddition && eventId) return t('actions.voidWithEvent', values);
    return isAddition && stateId === QUOTATION.ACCEPTED
      ? t('actions.voidAddition', values)
      : t('actions.voidMessage');
  };

  const voidIt = () =>
    confirm({
      title: t('actions.voidTitle'),
      message: voidText(),
      reason: { label: t('actions.voidReason') },
      confirmLabel: t('actions.voidConfirm'),
      tone: 'danger',
      onConfirm: (reason) => voiding.confirmed({ id, reason }, t('actions.voided')),
    });

  return { revise, revising: revising.pending, add, voidIt };
}
