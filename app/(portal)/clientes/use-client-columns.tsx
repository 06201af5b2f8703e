'use client';

import { ActionIcon } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { formatMoney } from '@/lib/core/money';
import { COP } from '@/lib/quotations/exchange/rules';
import styles from './client-list.module.css';
import type { ClientRow } from './client-row';

/** What the list says of each client. */
export function useClientColumns(): readonly DataColumn<ClientRow>[] {
  const t = useTranslations('clients.table');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        sortable: true,
        cell: ({ name, logoUrl }) => (
          <span className={styles.client}>
            <PersonAvatar name={name} src={logoUrl} shape="square" />
            <span className={styles.name} title={name}>
              {name}
            </span>
          </span>
        ),
      },
      {
        id: 'identification',
        header: t('identification'),
        cell: ({ identification }) => <span className={styles.whole}>{identification ?? '—'}</span>,
      },
      { id: 'producer', header: t('producer'), cell: (row) => <Producer row={row} /> },
      {
        id: 'last',
        header: t('last'),
        sortable: true,
        order: 'date',
        maxWidth: '220px',
        cell: ({ last }) =>
          last ? (
            <span className={styles.two}>
              <Link href={last.href} className={styles.event}>
                {last.event}
              </Link>
              <span className={styles.dimmed}>{last.date}</span>
            </span>
          ) : (
            <span className={styles.dimmed}>{t('none')}</span>
          ),
      },
      {
        id: 'accepted',
        header: t('accepted'),
        sortable: true,
        align: 'end',
        cell: ({ accepted }) => (
          <span className={styles.amounts}>
            <MoneyText
              amount={accepted.length === 0 ? null : accepted.reduce((sum, { pesos }) => sum + pesos, 0)}
            />
            {accepted
              .filter(({ currencyCode }) => currencyCode !== COP)
              .map(({ currencyCode, amount }) => (
                <span key={currencyCode} className={styles.dimmed}>
                  {t('includes', { amounts: formatMoney(amount, currencyCode) })}
                </span>
              ))}
          </span>
        ),
      },
      {
        id: 'state',
        header: t('stateHeader'),
        phone: 'corner',
        cell: ({ stateId }) => <StateBadge id={stateId} />,
      },
    ],
    [t],
  );
}

function Producer({ row: { producer, phone, name } }: { row: ClientRow }) {
  const t = useTranslations('clients.table');
  if (!producer && !phone) return '—';
  return (
    <span className={styles.producer}>
      <span className={styles.person}>{producer ?? phone?.text}</span>
      {phone && (
        <ActionIcon
          component="a"
          href={phone.chat}
          target="_blank"
          rel="noopener"
          size={28}
          color="green"
          aria-label={t('whatsApp', { name: producer ?? name })}
          title={phone.text}
        >
          <IconBrandWhatsapp size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}
