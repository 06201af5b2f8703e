'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { formatMoney } from '@/lib/core/money';
import type { CollectedEvent } from '@/lib/finances/third-party/queries';
import {
  CONFIRM_COLLECTED_ADVANCE,
  REFUSE_COLLECTED_ADVANCE,
  UNDO_COLLECTED_ADVANCE,
} from '@/lib/finances/third-party/writes';
import styles from './collected.module.css';

type Props = {
  eventId: string;
  advance: NonNullable<CollectedEvent['advance']>;
  currency: string;
  keeps: boolean;
};

/** The advance of an event whose client pays the platform: whether it arrived. */
export function AdvanceDecision({ eventId, advance, currency, keeps }: Props) {
  const t = useTranslations('receivables.recaudo.desk');
  const confirm = useConfirm();
  const confirming = useAction(CONFIRM_COLLECTED_ADVANCE);
  const refusing = useAction(REFUSE_COLLECTED_ADVANCE);
  const undoing = useAction(UNDO_COLLECTED_ADVANCE);
  const { state, amount, proof } = advance;
  const take = () =>
    confirm({
      title: t('confirmTitle'),
      message: t('confirmText'),
      confirmLabel: t('confirm'),
      onConfirm: () => confirming.confirmed({ eventId }, t('confirmed')),
    });
  const refuse = () =>
    confirm({
      title: t('refuseTitle'),
      message: t('refuseText'),
      confirmLabel: t('refuse'),
      reason: { label: t('reason'), maxLength: 300 },
      onConfirm: (reason) => refusing.confirmed({ eventId, reason }, t('refused')),
    });
  const undo = () =>
    confirm({
      title: t('undoTitle'),
      message: t('undoText'),
      confirmLabel: t('undoAdvance'),
      onConfirm: () => undoing.confirmed({ eventId }, t('undone')),
    });
  return (
    <SectionCard
      title={t('advance')}
      description={t('advanceOf', {
        amount: formatMoney(amount, currency),
        state: t(`advanceStates.${state}`),
      })}
    >
      <div className={styles.actions}>
        {proof && (
          <a href={proof} target="_blank" rel="noopener">
            {t('proof')}
          </a>
        )}
        {keeps && state !== 'RECEIVED' && (
          <PlainButton onClick={() => void take()}>{t('confirm')}</PlainButton>
        )}
        {keeps && state === 'PROVEN' && (
          <PlainButton variant="default" onClick={() => void refuse()}>
            {t('refuse')}
          </PlainButton>
        )}
        {keeps && (state === 'RECEIVED' || state === 'REFUSED') && (
          <PlainButton variant="default" onClick={() => void undo()}>
            {t('undoAdvance')}
          </PlainButton>
        )}
      </div>
    </SectionCard>
  );
}
