'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import styles from '@/app/_features/rides/transport.module.css';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { later } from '@/app/_ui/later/later';
import text from '@/app/_ui/theme/text.module.css';
import type { RideDirection } from '@/db/values/rides';
import { GRANT_RIDES } from '@/lib/rides/event-rides/writes';
import { RideStateBadge } from './ride-state-badge';
import type { PersonRow } from './rows';

const OrderForm = later(() => import('@/app/_features/rides/order-form'));
const StopForm = later(() => import('./stop-form'));

type Opened =
  | { readonly what: 'order'; readonly direction: RideDirection; readonly ids: readonly string[] }
  | { readonly what: 'stop'; readonly person: PersonRow };

type Props = {
  eventId: string;
  rows: readonly PersonRow[];
  editable: boolean;
  /** Where this server is asked for addresses; null where nobody knows them. */
  addresses: string | null;
};

/** Who is confirmed, with the rides of each; cars are ordered for those who are chosen. */
export function PeopleTable({ eventId, rows, editable, addresses }: Props) {
  const t = useTranslations('events.transport');
  const granting = useAction(GRANT_RIDES);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns = useColumns(editable ? (person) => setOpened({ what: 'stop', person }) : null);
  const order = (direction: RideDirection, ids: readonly string[]) =>
    setOpened({ what: 'order', direction, ids });
  const grant = (talentIds: readonly string[], allowed: boolean) =>
    granting.press(
      { eventId, talentIds: [...talentIds], allowed },
      { said: (count) => t(allowed ? 'granted' : 'withheld', { count }) },
    );
  return (
    <>
      <DataTable
        label={t('people')}
        columns={columns}
        rows={rows}
        rowName={({ name }) => name}
        empty={<EmptyState compact title={t('nobody')} text={t('nobodyHint')} />}
        {...(editable && {
          bulkActions: (chosen: readonly PersonRow[]) => (
            <>
              <Button size="xs" onClick={() => order('TO_VENUE', idsOf(chosen))}>
                {t('orderThere')}
              </Button>
              <Button size="xs" onClick={() => order('HOME', idsOf(chosen))}>
                {t('orderHome')}
              </Button>
              <Button size="xs" variant="default" onClick={() => void grant(idsOf(chosen), true)}>
                {t('grant')}
              </Button>
              <Button size="xs" variant="default" onClick={() => void grant(idsOf(chosen), false)}>
                {t('withhold')}
              </Button>
            </>
          ),
        })}
      />
      <Modal opened={opened !== null} onClose={close} title={opened ? titleOf(opened, t) : ''} size="lg">
        {opened?.what === 'order' && (
          <OrderForm
            eventId={eventId}
            direction={opened.direction}
            people={rows.filter(({ id }) => opened.ids.includes(id))}
            onDone={close}
          />
        )}
        {opened?.what === 'stop' && (
          <StopForm eventId={eventId} person={opened.person} addresses={addresses} onDone={close} />
        )}
      </Modal>
    </>
  );
}

const idsOf = (chosen: readonly PersonRow[]): string[] => chosen.map(({ id }) => id);

const titleOf = (opened: Opened, t: ReturnType<typeof useTranslations<'events.transport'>>): string => {
  if (opened.what === 'stop') return t('stopOf', { name: opened.person.name });
  return t(opened.direction === 'HOME' ? 'orderHome' : 'orderThere');
};

function useColumns(openStop: ((person: PersonRow) => void) | null): readonly DataColumn<PersonRow>[] {
  const t = useTranslations('events.transport');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('person'),
        cell: ({ name, profileName }) => (
          <span className={styles.stacked}>
            {name}
            <span className={text.small}>{profileName}</span>
          </span>
        ),
      },
      {
        id: 'stop',
        header: t('from'),
        phone: 'line',
        cell: (row) =>
          openStop ? (
            <Button
              variant="subtle"
              size="compact-sm"
              h="auto"
              styles={{ label: { whiteSpace: 'normal' } }}
              aria-label={`${row.stop ?? t('addStop')} · ${row.name}`}
              onClick={() => openStop(row)}
            >
              {row.stop ?? t('addStop')}
            </Button>
          ) : (
            (row.stop ?? t('noStop'))
          ),
      },
      {
        id: 'toVenue',
        header: t('toVenue'),
        phone: 'line',
        cell: (row) => <RideStateBadge state={row.toVenue} />,
      },
      { id: 'home', header: t('home'), phone: 'line', cell: (row) => <RideStateBadge state={row.home} /> },
      {
        id: 'mayOrder',
        header: t('mayOrder'),
        phone: 'line',
        cell: ({ mayOrder }) => t(mayOrder ?? 'mayNot'),
      },
    ],
    [t, openStop],
  );
}
