'use client';

import { useTranslations } from 'next-intl';
import { useReceivableColumns } from '@/app/_features/receivables/receivable-columns';
import type { ReceivableListRow } from '@/app/_features/receivables/receivable-row';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import type { Pages } from '@/app/_ui/list/list-query';
import type { ReceivableView } from '@/lib/finances/receivables/rules';
import { AGE_NAMES, RECEIVABLE_LIST } from './list-query';

type Props = { rows: readonly ReceivableListRow[]; pages: Pages; view: ReceivableView };

/** What is owed, event by event. */
export function ReceivableList({ rows, pages, view }: Props) {
  const t = useTranslations('receivables');
  const [first] = rows;
  return (
    <ListScreen
      list={RECEIVABLE_LIST}
      label={t('title')}
      columns={useReceivableColumns()}
      rows={rows}
      rowName={({ event }) => event}
      rowHref={({ href }) => href}
      pages={pages}
      search={t('search')}
      filters={[
        {
          name: 'edad',
          label: t('ageFilter'),
          options: Object.entries(AGE_NAMES).map(([value, age]) => ({ value, label: t(`ages.${age}`) })),
        },
      ]}
      chips={({ filters }) =>
        filters.cliente
          ? [{ name: 'cliente', text: t('ofClient', { name: first?.client ?? t('ofThis') }) }]
          : []
      }
      empty={
        <EmptyState
          title={t(`empty.${view}`)}
          text={t(`empty.${view}Text`)}
          action={
            view === 'OWED' && (
              <ButtonLink variant="default" href="/eventos">
                {t('toEvents')}
              </ButtonLink>
            )
          }
        />
      }
    />
  );
}
