import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingNow } from '@/app/_features/claims/missing-now';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Notice } from '@/app/_ui/feedback/notice';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { WITHHELD_TAXES } from '@/db/values/withheld-taxes';
import { getWithheldYear } from '@/lib/claims/certificates/queries';
import { findMissingNow } from '@/lib/claims/withholding/missing-now';
import { can } from '@/lib/core/abilities';
import { formatMoney } from '@/lib/core/money';
import { CLAIMS_PATH, PAYOUTS_PATH, WITHHOLDINGS_PATH } from '@/lib/core/paths';
import { CertificateTable } from './certificate-table';
import { IssueAll } from './issue-all';
import { MonthTable } from './month-table';
import { readView, readYear, VIEWS, viewHref } from './view';
import styles from './withholdings.module.css';

export const metadata: Metadata = { title: 'Retenciones' };

type Props = { searchParams: Promise<SearchParams> };

/** What the agency, or for the administrator the platform, withheld from talents in a year, by month, and its certificates. */
export default async function WithholdingsPage({ searchParams }: Props) {
  const [{ actor }, params, t, claims, payouts] = await Promise.all([
    portalGate(),
    searchParams,
    getTranslations('withholdings'),
    getTranslations('claims'),
    getTranslations('payouts'),
  ]);
  const [view, year] = [readView(params), readYear(params)];
  const [withheld, missing] = await Promise.all([getWithheldYear(actor, { year }), findMissingNow(actor)]);
  const isPlatform = actor.kind === 'administrator';
  const waiting = withheld.talents.filter(
    ({ state, isOwn }) => isOwn && (state === 'MISSING' || state === 'CHANGED'),
  ).length;
  const mayIssue = isPlatform || can(actor, 'reviewClaims');
  const pesos = (amount: number) => formatMoney(amount, 'COP');
  return (
    <ClientMessages namespaces={['withholdings']}>
      <PageHeader
        title={t('title')}
        subtitle={isPlatform ? t('platformSubtitle') : t('subtitle')}
        breadcrumbs={[
          isPlatform
            ? { label: payouts('title'), href: PAYOUTS_PATH }
            : { label: claims('title'), href: CLAIMS_PATH },
        ]}
        actions={
          withheld.talents.length > 0 && (
            <>
              <ExportMenu path={WITHHOLDINGS_PATH} />
              {mayIssue && waiting > 0 && <IssueAll year={year} count={waiting} />}
            </>
          )
        }
      />
      <MissingNow rows={missing} />
      {withheld.countedAsZero > 0 && (
        <Notice title={t('countedAsZero', { count: withheld.countedAsZero })}>
          {t('countedAsZeroText')}
        </Notice>
      )}
      {withheld.years.length > 1 && (
        <LinkTabs
          label={t('year')}
          tabs={withheld.years.map((each) => ({
            id: String(each),
            label: String(each),
            href: viewHref(view, each),
          }))}
          current={String(year)}
        />
      )}
      {withheld.talents.length === 0 ? (
        <EmptyState title={t('none', { year })} text={isPlatform ? t('platformNoneText') : t('noneText')} />
      ) : (
        <div className={styles.stack}>
          <KeyFigures
            figures={[
              ...(['paid', 'base'] as const).map((name) => ({
                label: t(name),
                value: pesos(withheld.totals[name]),
              })),
              ...WITHHELD_TAXES.filter((tax) => tax === 'INCOME' || withheld.totals.withheldOf[tax] > 0).map(
                (tax) => ({
                  label: t(`withheldOf.${tax}`),
                  value: pesos(withheld.totals.withheldOf[tax]),
                }),
              ),
            ]}
          />
          <LinkTabs
            label={t('views.label')}
            tabs={VIEWS.map((each) => ({
              id: each,
              label: t(`views.${each}`),
              href: viewHref(each, year),
              ...(each === 'certificates' && waiting > 0 ? { count: waiting } : {}),
            }))}
            current={view}
          />
          {view === 'months' ? (
            <MonthTable months={withheld.months} />
          ) : (
            <SectionCard flush>
              <CertificateTable
                talents={withheld.talents}
                year={year}
                mayIssue={mayIssue}
                withAgency={isPlatform}
              />
            </SectionCard>
          )}
        </div>
      )}
    </ClientMessages>
  );
}
