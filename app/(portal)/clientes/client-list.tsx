'use client';

import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { IconLink } from '@/app/_ui/controls/icon-button';
import { MoneyText } from '@/app/_ui/data/money-text';
import { StateBadge, useStateOptions } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { Link } from '@/app/_ui/link';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import { CLIENT } from '@/lib/core/states';
import { COP } from '@/lib/quotations/exchange/rules';
import { ChosenClients } from './chosen-clients';
import styles from './client-list.module.css';
import type { ClientRow } from './client-row';
import { CLIENT_LIST } from './list-query';

type Props = {
  rows: readonly ClientRow[];
  pages: Pages;
  /** The agency has inactive clients, which the list hides unless asked. */
  hasInactive: boolean;
  mayManage: boolean;
};

/** The clients to look through. */
export function ClientList({ rows, pages, hasInactive, mayManage }: Props) {
  const t = useTranslations('clients');
  const states = useStateOptions({ ACTIVE: CLIENT.ACTIVE, INACTIVE: CLIENT.INACTIVE });
  return (
    <ListScreen
      list={CLIENT_LIST}
      label={t('title')}
      columns={useColumns()}
      rows={rows}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/clientes/${id}`}
      pages={pages}
      matching={`${CLIENT_LIST.path}/todos`}
      bulkActions={(chosen, clear) => <ChosenClients chosen={chosen} mayManage={mayManage} clear={clear} />}
      search={t('table.search')}
      filters={[
        {
          name: 'estado',
          label: t('table.state'),
          options: [...states, { value: 'todos', label: t('table.all') }],
        },
      ]}
      empty={
        hasInactive ? (
          <EmptyState
            title={t('table.onlyInactive')}
            text={t('table.onlyInactiveText')}
            action={
              <ButtonLink variant="default" href={`/clientes?estado=${CLIENT.INACTIVE}`}>
                {t('table.seeInactive')}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState
            title={t('table.emptyTitle')}
            text={t('table.emptyText')}
            action={
              mayManage && (
                <ButtonLink variant="default" href="/clientes/crear">
                  {t('create')}
                </ButtonLink>
              )
            }
          />
        )
      }
    />
  );
}

function useColumns(): readonly DataColumn<ClientRow>[] {
  const t = useTranslations('clients.table');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        sortable: true,
        cell: ({ name, logoUrl }) => (
          <LeadCell picture={<PersonAvatar name={name} src={logoUrl} shape="square" />} name={name} />
        ),
      },
      {
        id: 'identification',
        header: t('identification'),
        nowrap: true,
        cell: ({ identification }) => identification ?? '—',
      },
      { id: 'producer', header: t('producer'), cell: (row) => <Producer row={row} /> },
      {
        id: 'last',
        header: t('last'),
        sortable: true,
        order: 'date',
        long: true,
        cell: ({ last }) =>
          last ? (
            <span className={styles.two}>
              <Link href={last.href} className={styles.event}>
                {last.event}
              </Link>
              <span className={text.small}>{last.date}</span>
            </span>
          ) : (
            <span className={text.small}>{t('none')}</span>
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
                <span className={text.small} key={currencyCode}>
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
      {phone?.chat && (
        <IconLink
          href={phone.chat}
          target="_blank"
          rel="noopener"
          tone="green"
          aria-label={t('whatsApp', { name: producer ?? name })}
          title={phone.text}
        >
          <IconBrandWhatsapp size={16} stroke={1.5} aria-hidden />
        </IconLink>
      )}
    </span>
  );
}
