'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import type { DeliveryState } from '@/db/values/webhooks';
import { RESEND_DELIVERY } from '@/lib/webhooks/writes';
import styles from './integrations.module.css';

export type DeliveryRow = {
  readonly id: string;
  readonly event: string;
  readonly when: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly statusCode: number | null;
  readonly tookMs: number | null;
  readonly failure: string | null;
  readonly answer: string | null;
  readonly next: string | null;
};

const TONES: Readonly<Record<DeliveryState, Tone>> = { WAITING: 'yellow', SENT: 'green', FAILED: 'red' };

/** The last messages to an address, with what it answered; each can be sent again. */
export function DeliveryList({ rows }: { rows: readonly DeliveryRow[] }) {
  const t = useTranslations('integrations.webhooks');
  const resending = useAction(RESEND_DELIVERY);
  if (rows.length === 0) return <EmptyState compact title={t('noneSent')} text={t('noneSentText')} />;
  return (
    <RowList
      label={t('sent')}
      whole
      items={rows.map((row) => ({
        id: row.id,
        title: row.event,
        detail: [
          row.when,
          row.attempts > 0 && t('attempts', { count: row.attempts }),
          row.statusCode !== null && `HTTP ${row.statusCode}`,
          row.tookMs !== null && `${row.tookMs} ms`,
          row.statusCode === null && row.failure,
          row.answer,
          row.state === 'WAITING' && row.attempts > 0 && row.next && t('next', { when: row.next }),
        ].map((part) => part || null),
        trailing: (
          <span className={styles.trailing}>
            <SoftBadge tone={TONES[row.state]}>{t(`deliveryStates.${row.state}`)}</SoftBadge>
            {row.state !== 'WAITING' && (
              <PlainButton
                size="xs"
                variant="default"
                disabled={resending.pending}
                aria-label={t('resendLabel', { event: row.event, when: row.when })}
                onClick={() => void resending.press({ id: row.id }, t('resent'))}
              >
                {t('resend')}
              </PlainButton>
            )}
          </span>
        ),
      }))}
    />
  );
}
