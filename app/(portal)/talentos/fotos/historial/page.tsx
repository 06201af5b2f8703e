import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { formatShortDate, formatTime12h } from '@/lib/core/dates';
import { fileUrl } from '@/lib/core/photo-url';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listPhotoDecisions, type PhotoDecision } from '@/lib/talents/photos/review/queries';
import { DecisionList, type DecisionRow } from './decision-list';
import { DECISION_LIST } from './list-query';

export const metadata: Metadata = { title: 'Historial de fotos' };

/** Who decided what on photos and when: on all, or on one talent's. */
export default async function PhotoHistoryPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(DECISION_LIST, await searchParams);
  const [found, t, talents, queue] = await Promise.all([
    listPhotoDecisions(actor, { ...filter, ...page }),
    getTranslations('photos.history'),
    getTranslations('talents'),
    getTranslations('photos.queue'),
  ]);
  const { rows, pages } = cut(found);
  const [first] = rows;
  return (
    <ClientMessages namespaces={['photos.history']}>
      <PageHeader
        title={t('title')}
        subtitle={filter.talentId && first ? t('of', { name: first.talentName }) : t('subtitle')}
        breadcrumbs={[
          { label: talents('title'), href: '/talentos' },
          filter.talentId && first
            ? { label: first.talentName, href: `/talentos/${filter.talentId}` }
            : { label: queue('title'), href: '/talentos/fotos' },
        ]}
      />
      <DecisionList rows={rows.map(toRow)} pages={pages} />
    </ClientMessages>
  );
}

const timeOf = (at: Date) =>
  `${formatShortDate(at, DEFAULT_TIME_ZONE)}, ${formatTime12h(at, DEFAULT_TIME_ZONE)}`;

const toRow = (decision: PhotoDecision): DecisionRow => ({
  id: decision.id,
  photoId: decision.photoId,
  src: fileUrl(decision.fileId, 96),
  talent: { id: decision.talentId, name: decision.talentName },
  fromStateId: decision.fromStateId,
  toStateId: decision.toStateId,
  reason: decision.reason,
  reviewer: decision.reviewerName,
  when: timeOf(decision.createdAt),
  undone: decision.undoneAt && timeOf(decision.undoneAt),
  mayUndo: decision.mayUndo,
});
