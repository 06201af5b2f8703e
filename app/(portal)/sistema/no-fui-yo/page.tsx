import { Group } from '@mantine/core';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { cutAt, MoreRows, rowsAsked } from '@/app/_ui/list/more-rows';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { listDisownedAnswers, SHOWN } from '@/lib/convocatories/outside-answers/queries';
import { formatDateTime } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

import { SeenButton } from './seen-button';

export const metadata: Metadata = { title: 'No fui yo' };

/** Every yes that a producer recorded and that its talent says it never gave, for the administrator. */
export default async function DisownedAnswersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [{ actor }, params] = await Promise.all([administratorGate(), searchParams]);
  const most = rowsAsked(params, SHOWN);
  const [found, t] = await Promise.all([
    listDisownedAnswers(actor, most + 1),
    getTranslations('operations.disowned'),
  ]);
  const { rows: answers, isCut } = cutAt(found, most);
  const waiting = answers.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
  const moment = (at: Date) => formatDateTime(at, DEFAULT_TIME_ZONE);
  return (
    <ClientMessages namespaces={['operations']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={waiting.length > 1 && <SeenButton ids={waiting} />}
      />
      <SectionCard flush>
        {answers.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <RowList
            label={t('title')}
            items={answers.map((answer) => ({
              id: answer.id,
              title: answer.talentName,
              href: `/talentos/${answer.talentId}`,
              detail: [
                answer.agencyName,
                answer.eventName,
                t('recorded', {
                  producer: answer.producerName ?? t('someone'),
                  when: moment(answer.recordedAt),
                }),
                t('denied', { when: moment(answer.disownedAt) }),
                answer.seenAt && t('seen', { when: moment(answer.seenAt) }),
              ],
              trailing: (
                <Group gap="xs" justify="flex-end">
                  <SoftBadge tone={answer.ofAgency > 1 ? 'red' : 'gray'}>
                    {t('ofAgency', { count: answer.ofAgency })}
                  </SoftBadge>
                  {answer.seenAt === null && <SeenButton ids={[answer.id]} of={answer.talentName} />}
                </Group>
              ),
            }))}
          />
        )}
        <MoreRows shown={answers.length} isCut={isCut} href="/sistema/no-fui-yo" />
      </SectionCard>
    </ClientMessages>
  );
}
