'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import styles from '@/app/_features/rides/transport.module.css';
import { useRefreshEvery } from '@/app/_ui/controls/use-refresh-every';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import text from '@/app/_ui/theme/text.module.css';
import { CANCEL_EVENT_RIDE, FOLLOW_EVENT_RIDES } from '@/lib/rides/event-rides/writes';
import { RideStateBadge } from './ride-state-badge';
import type { RideRow } from './rows';

const FOLLOW_MS = 15_000;

type Props = { eventId: string; rows: readonly RideRow[]; editable: boolean; inCourse: boolean };

/** Rides of the event, as they move: while one is in course the providers are asked again and again. */
export function RidesTable({ eventId, rows, editable, inCourse }: Props) {
  const t = useTranslations('events.transport');
  const { run } = useWrite(FOLLOW_EVENT_RIDES);
  const { press, pending } = useAction(CANCEL_EVENT_RIDE);
  useRefreshEvery(FOLLOW_MS, { isOn: inCourse, first: () => run({ eventId }) });
  const columns = useMemo<readonly DataColumn<RideRow>[]>(
    () => [
      {
        id: 'people',
        header: t('person'),
        cell: ({ people, direction, when }) => (
          <span className={styles.stacked}>
            {people}
            <span className={text.small}>
              {t(direction ?? 'elsewhere')} · {when}
            </span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('state'),
        phone: 'line',
        cell: ({ state }) => <RideStateBadge state={state} />,
      },
      {
        id: 'driver',
        header: t('driver'),
        phone: 'line',
        cell: ({ driver, minutes, provider }) => (
          <span className={styles.stacked}>
            {driver ?? provider}
            {minutes !== null && <span className={text.small}>{t('inMinutes', { minutes })}</span>}
          </span>
        ),
      },
      { id: 'estimate', header: t('estimate'), align: 'end', phone: 'line', cell: (row) => row.estimate },
      {
        id: 'actual',
        header: t('actual'),
        align: 'end',
        phone: 'line',
        cell: ({ actual, parts }) => (
          <span className={`${styles.stacked} ${styles.atEnd}`}>
            {actual}
            {parts && <span className={text.small}>{parts}</span>}
          </span>
        ),
      },
      {
        id: 'cancel',
        header: t('cancel'),
        headerHidden: true,
        cell: ({ id, mayCancel, people }) =>
          editable && mayCancel ? (
            <Button
              variant="default"
              size="xs"
              disabled={pending}
              aria-label={t('cancelOf', { name: people })}
              onClick={() => void press({ id }, t('cancelled'))}
            >
              {t('cancel')}
            </Button>
          ) : null,
      },
    ],
    [t, editable, pending, press],
  );
  return (
    <DataTable
      label={t('rides')}
      columns={columns}
      rows={rows}
      rowName={({ people }) => people}
      empty={<EmptyState compact title={t('noRides')} text={t('noRidesHint')} />}
    />
  );
}
