'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { APPLY_TO_CALL, WITHDRAW_APPLICATION } from '@/lib/convocatories/open-calls/writes';

type ApplyProps = {
  convocatoryId: string;
  eventName: string;
  /** The dates, as ISO texts, and the pay that the talent reads. */
  shown: { readonly startDate: string; readonly endDate: string; readonly budget: number };
  /** Both in words. */
  terms: string;
};

/** Applies, once the talent has read that this says yes to the dates and the pay. */
export function ApplyButton({ convocatoryId, eventName, shown, terms }: ApplyProps) {
  const t = useTranslations('place.openCalls');
  const confirm = useConfirm();
  const applying = useAction(APPLY_TO_CALL);
  const ask = () =>
    confirm({
      title: t('applyTitle', { event: eventName }),
      message: t('applyText', { terms }),
      confirmLabel: t('apply'),
      reason: { label: t('note'), required: false, maxLength: 500 },
      onConfirm: (note) => applying.confirmed({ convocatoryId, ...shown, note: note || null }, t('applied')),
    });
  return (
    <Button onClick={() => void ask()} aria-label={t('applyTo', { event: eventName })}>
      {t('apply')}
    </Button>
  );
}

/** Takes an application back. */
export function WithdrawButton({ id, eventName }: { id: string; eventName: string }) {
  const t = useTranslations('place.openCalls');
  const confirm = useConfirm();
  const withdrawing = useAction(WITHDRAW_APPLICATION);
  const ask = () =>
    confirm({
      title: t('withdrawTitle', { event: eventName }),
      message: t('withdrawText'),
      confirmLabel: t('withdraw'),
      onConfirm: () => withdrawing.confirmed({ id }, t('withdrawn')),
    });
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => void ask()}
      aria-label={t('withdrawFrom', { event: eventName })}
    >
      {t('withdraw')}
    </Button>
  );
}
