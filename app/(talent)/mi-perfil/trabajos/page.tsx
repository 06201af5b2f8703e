import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { listOwnWork } from '@/lib/analytics/own-work/queries';
import { WAITING } from '@/lib/analytics/own-work/rules';
import { isUuid } from '@/lib/core/ids';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { WorkList } from '../_work/work-list';

const PER_PAGE = 30;

export const metadata: Metadata = { title: 'Trabajos' };

type Props = { searchParams: Promise<{ desde?: string | string[] }> };

/** A talent's calls, contracts and claims across agencies: what waits first, then all, the last to begin first. */
export default async function WorkPage({ searchParams }: Props) {
  const [{ actor }, { desde }, t] = await Promise.all([
    talentGate(),
    searchParams,
    getTranslations('place.work'),
  ]);
  const after = typeof desde === 'string' && isUuid(desde) ? desde : undefined;
  const [read, mayWait] = await Promise.all([
    listOwnWork(actor, { limit: PER_PAGE + 1, ...(after ? { after } : {}) }),
    after ? [] : listOwnWork(actor, { waiting: true, limit: LONGEST_PAGE }),
  ]);
  const waiting = mayWait.filter(({ status }) => WAITING.includes(status));
  const all = read.slice(0, PER_PAGE);
  const last = read.length > PER_PAGE ? all.at(-1)?.id : undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <ButtonLink href="/mi-perfil/convocatorias" variant="default">
            {t('open')}
          </ButtonLink>
        }
      />
      {waiting.length > 0 && (
        <SectionCard flush title={t('waiting')}>
          <WorkList work={waiting} label={t('waiting')} />
        </SectionCard>
      )}
      <SectionCard flush title={t('past')}>
        {all.length > 0 ? (
          <WorkList work={all} label={t('past')} />
        ) : (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        )}
      </SectionCard>
      {after && (
        <ButtonLink href="/mi-perfil/trabajos" variant="default">
          {t('newest')}
        </ButtonLink>
      )}
      {last && (
        <ButtonLink href={`/mi-perfil/trabajos?desde=${last}`} variant="default">
          {t('older')}
        </ButtonLink>
      )}
    </>
  );
}
