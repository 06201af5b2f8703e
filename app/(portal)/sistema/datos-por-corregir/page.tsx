import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { MoreRows, rowsAsked } from '@/app/_ui/list/more-rows';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import {
  type DoubtfulContact,
  listDoubtfulContacts,
  SHOWN,
} from '@/lib/operations/doubtful-contacts/queries';

export const metadata: Metadata = { title: 'Datos por corregir' };

const PATH = '/sistema/datos-por-corregir';

/** Who has a telephone, a document or an address of mail that is none, for the administrator, with where to mend it. */
export default async function DoubtfulContactsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const [{ actor }, params] = await Promise.all([administratorGate(), searchParams]);
  const most = rowsAsked(params, SHOWN);
  const [{ rows, isCut }, system, t] = await Promise.all([
    listDoubtfulContacts(actor, most),
    getTranslations('operations'),
    getTranslations('operations.doubtful'),
  ]);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: system('title'), href: '/sistema' }]}
      />
      <SectionCard flush>
        {rows.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <RowList
            label={t('title')}
            whole
            items={rows.map(({ holder, id, name, pageId, agencyName, doubts }) => ({
              id: `${holder}:${id}`,
              title: name,
              href: pageOf(holder, pageId),
              detail: [
                t(`holders.${holder}`, { agency: agencyName ?? '' }),
                ...doubts.map(({ kind, value }) => t(`kinds.${kind}`, { value })),
              ],
            }))}
          />
        )}
        <MoreRows shown={rows.length} isCut={isCut} href={PATH} />
      </SectionCard>
    </>
  );
}

/** Where a row is changed, or who keeps it. */
function pageOf(holder: DoubtfulContact['holder'], pageId: string): string {
  if (holder === 'talent' || holder === 'guardian') return `/talentos/${pageId}/editar`;
  return holder === 'person' ? `/users/${pageId}` : `/agency/${pageId}`;
}
