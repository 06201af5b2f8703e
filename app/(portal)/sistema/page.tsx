import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { messageWords } from '@/app/_features/operations/what-failed';
import { ClientMessages } from '@/app/_ui/client-messages';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { cutAt, MoreRows, rowsAsked } from '@/app/_ui/list/more-rows';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { checkParts, PARTS } from '@/lib/operations/health';
import { listFailures, SHOWN } from '@/lib/operations/queries';
import { FailureButtons } from './failure-buttons';
import styles from './sistema.module.css';

export const metadata: Metadata = { title: 'Sistema' };

/** How each part of Elenco is doing, and the messages and jobs that failed, for the administrator. */
export default async function SystemPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [{ actor }, params] = await Promise.all([administratorGate(), searchParams]);
  const most = rowsAsked(params, SHOWN);
  const [{ parts }, found, t] = await Promise.all([
    checkParts(actor),
    listFailures(actor, most + 1),
    getTranslations('operations'),
  ]);
  const { rows: failures, isCut } = cutAt(found, most);
  return (
    <ClientMessages namespaces={['operations']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <ButtonLink href="/sistema/datos-por-corregir" variant="default">
            {t('doubtful.open')}
          </ButtonLink>
        }
      />
      <div className={styles.sections}>
        <SectionCard title={t('parts.title')} flush>
          <RowList
            label={t('parts.title')}
            items={PARTS.map((name) => ({
              id: name,
              title: t(`parts.${name}`),
              detail: [t(`parts.${name}Figure`, { figure: parts[name].figure ?? -1 })],
              trailing: (
                <SoftBadge tone={parts[name].well ? 'green' : 'red'}>
                  {t(parts[name].well ? 'parts.well' : 'parts.ailing')}
                </SoftBadge>
              ),
            }))}
          />
        </SectionCard>
        <SectionCard title={t('failures.title')} flush>
          {failures.length === 0 ? (
            <EmptyState title={t('failures.none')} text={t('failures.noneText')} />
          ) : (
            <RowList
              label={t('failures.title')}
              items={failures.map((failure) => {
                const what =
                  failure.kind === 'message'
                    ? t(`what.${messageWords(failure.what)}`)
                    : t('what.job', { name: failure.what });
                return {
                  id: `${failure.kind}:${failure.id}`,
                  title: what,
                  detail: [
                    failure.to,
                    failure.channel && t(`channels.${failure.channel}`),
                    failure.agencyName,
                    t(`reasons.${failure.reason}`),
                    t('failures.attempts', { count: failure.attempts }),
                  ],
                  trailing: <FailureButtons id={`${failure.kind}:${failure.id}`} what={what} />,
                };
              })}
            />
          )}
          <MoreRows shown={failures.length} isCut={isCut} href="/sistema" />
        </SectionCard>
      </div>
    </ClientMessages>
  );
}
