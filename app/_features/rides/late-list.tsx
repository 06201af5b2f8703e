'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { later } from '@/app/_ui/later/later';
import text from '@/app/_ui/theme/text.module.css';
import { WAYS_HOME, type WayHome } from '@/db/values/rides';
import { NOTE_WAY_HOME } from '@/lib/rides/event-rides/writes';
import styles from './transport.module.css';

const OrderForm = later(() => import('./order-form'));

export type LateRow = {
  readonly id: string;
  readonly name: string;
  readonly leaves: string;
  readonly hasRide: boolean;
  readonly way: WayHome | null;
};

type Props = { eventId: string; day: string; rows: readonly LateRow[]; editable: boolean };

/** Who leaves late and how each gets home, so that nobody is left: a ride is ordered, or it is noted how it goes. */
export function LateList({ eventId, day, rows, editable }: Props) {
  const t = useTranslations('events.transport');
  const noting = useAction(NOTE_WAY_HOME);
  const [ordering, setOrdering] = useState<LateRow | null>(null);
  const note = (talentId: string, way: WayHome | null) =>
    void noting.press({ eventId, talentId, day, way, note: null }, t('wayNoted'));
  return (
    <>
      <ul className={text.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.car}>
            <span className={styles.stacked}>
              {row.name}
              <span className={text.small}>{t('leavesAt', { time: row.leaves })}</span>
            </span>
            <span className={styles.buttons}>
              {row.hasRide && <SoftBadge tone="green">{t('hasRide')}</SoftBadge>}
              {row.way && <SoftBadge tone="green">{t(`ways.${row.way}`)}</SoftBadge>}
              {!row.hasRide && !row.way && <SoftBadge tone="red">{t('lacksRide')}</SoftBadge>}
              {editable && !row.hasRide && !row.way && (
                <>
                  <Button size="xs" onClick={() => setOrdering(row)}>
                    {t('order')}
                  </Button>
                  {WAYS_HOME.map((way) => (
                    <Button
                      key={way}
                      size="xs"
                      variant="default"
                      disabled={noting.pending}
                      onClick={() => note(row.id, way)}
                    >
                      {t(`ways.${way}`)}
                    </Button>
                  ))}
                </>
              )}
              {editable && row.way && (
                <Button size="xs" variant="subtle" onClick={() => note(row.id, null)}>
                  {t('undoWay')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Modal opened={ordering !== null} onClose={() => setOrdering(null)} title={t('orderHome')} size="lg">
        {ordering && (
          <OrderForm
            eventId={eventId}
            direction="HOME"
            people={[ordering]}
            onDone={() => setOrdering(null)}
          />
        )}
      </Modal>
    </>
  );
}
