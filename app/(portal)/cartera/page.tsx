import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { receivableRow } from '@/app/_features/receivables/receivable-row';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { listHref, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import { JOURNAL_PATH, RECEIVABLES_PATH } from '@/lib/core/paths';
import { getAgeing, listReceivables } from '@/lib/finances/receivables/queries';
import { RECEIVABLE_VIEWS } from '@/lib/finances/receivables/rules';
import { countSearch } from '@/lib/identity/limits/count-search';
import { AgeingFigures } from './ageing-figures';
import { RECEIVABLE_LIST, readView, VIEW_PARAM, viewName } from './list-query';
import { ReceivableList } from './receivable-list';
import styles from './receivables.module.css';

export const metadata: Metadata = { title: 'Por cobrar' };

type Props = { searchParams: Promise<SearchParams> };

/** What clients owe to the agency, by event and by how late it is. */
export default async function ReceivablesPage({ searchParams }: Props) {
  const [{ actor }, params, t] = await Promise.all([
    agencyGate(),
    searchParams,
    getTranslations('receivables'),
  ]);
  const view = readView(params);
  const { filter, page, cut } = readList(RECEIVABLE_LIST, params);
  await countSearch(actor, filter.search);
  const { age: _age, ...asked } = filter;
  const [found, ageing] = await Promise.all([
    listReceivables(actor, { ...filter, view, ...page }),
    getAgeing(actor, asked),
  ]);
  const { rows, pages } = cut(found);
  return (
    <ClientMessages namespaces={['receivables']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            {can(actor, 'runEvents') && (
              <ButtonLink variant="default" href="/eventos/importar">
                {t('import')}
              </ButtonLink>
            )}
            <ButtonLink variant="default" href={JOURNAL_PATH}>
              {t('journal')}
            </ButtonLink>
            {rows.length > 0 && <ExportMenu path={RECEIVABLES_PATH} />}
          </>
        }
      />
      <AgeingFigures ageing={ageing} params={params} />
      <LinkTabs
        label={t('tabs')}
        tabs={RECEIVABLE_VIEWS.map((each) => ({
          id: each,
          label: t(`views.${each}`),
          href: listHref(RECEIVABLES_PATH, params, { [VIEW_PARAM]: viewName(each), edad: null }),
        }))}
        current={view}
      />
      <div className={styles.list}>
        <ReceivableList key={view} rows={rows.map(receivableRow)} pages={pages} view={view} />
      </div>
    </ClientMessages>
  );
}
