import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { cutAt, MoreRows, rowsAsked } from '@/app/_ui/list/more-rows';
import { talentGate } from '@/app/(talent)/_shell/gate';
import type { ApplicationStatus } from '@/db/values/application-statuses';
import {
  listOpenCallsFor,
  listOwnApplications,
  MOST_OPEN_CALLS,
} from '@/lib/convocatories/open-calls/queries';
import { formatDayRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { WithdrawButton } from './application-buttons';
import { OpenCallCard } from './open-call-card';

export const metadata: Metadata = { title: 'Convocatorias abiertas' };

const TONES: Readonly<Record<ApplicationStatus, Tone>> = {
  WAITING: 'yellow',
  CALLED: 'green',
  DECLINED: 'gray',
  WITHDRAWN: 'gray',
};

/** The open calls that fit a talent, and what became of its applications. */
export default async function OpenCallsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [{ actor }, params] = await Promise.all([talentGate(), searchParams]);
  const most = rowsAsked(params, MOST_OPEN_CALLS);
  const [found, applications, t, work] = await Promise.all([
    listOpenCallsFor(actor, { limit: most + 1 }),
    listOwnApplications(actor),
    getTranslations('place.openCalls'),
    getTranslations('place.work'),
  ]);
  const { rows: calls, isCut } = cutAt(found, most);
  return (
    <ClientMessages namespaces={['place.openCalls']}>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: work('title'), href: '/mi-perfil/trabajos' }]}
        subtitle={t('subtitle')}
      />
      {applications.length > 0 && (
        <SectionCard flush title={t('own')}>
          <RowList
            label={t('own')}
            items={applications.map((one) => ({
              id: one.applicationId,
              title: one.eventName,
              detail: [
                one.profileName,
                formatDayRange(one.startDate, one.endDate, one.timeZone, { year: true }),
                formatMoney(one.budget, one.currencyCode),
                one.agencyName,
                one.note && t('yourNote', { note: one.note }),
                one.status === 'DECLINED' && one.answer ? t('answer', { answer: one.answer }) : null,
              ],
              trailing:
                one.status === 'WAITING' && one.open ? (
                  <WithdrawButton id={one.applicationId} eventName={one.eventName} />
                ) : (
                  <SoftBadge tone={TONES[one.status]}>{t(`statuses.${one.status}`)}</SoftBadge>
                ),
            }))}
          />
        </SectionCard>
      )}
      {calls.map((call) => (
        <OpenCallCard key={call.id} call={call} />
      ))}
      <MoreRows shown={calls.length} isCut={isCut} href="/mi-perfil/convocatorias" />
      {calls.length === 0 && (
        <SectionCard>
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<ButtonLink href="/mi-perfil/perfil">{t('toProfile')}</ButtonLink>}
          />
        </SectionCard>
      )}
    </ClientMessages>
  );
}
