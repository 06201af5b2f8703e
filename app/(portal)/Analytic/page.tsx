import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { type Breadcrumb, PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { findAgencyName } from '@/lib/analytics/report/agency-name';
import { type Report, readReport } from '@/lib/analytics/report/queries';
import { lastMonths, MOST_MONTHS, monthsOf, type ReportFilter } from '@/lib/analytics/report/rules';
import { thisMonth } from '@/lib/analytics/report/this-month';
import { ANALYTICS_PATH } from '@/lib/core/paths';
import { AnswersCard } from './_report/answers-card';
import { FunnelCard } from './_report/funnel-card';
import { MarginCard } from './_report/margin-card';
import { MonthsChart } from './_report/months-chart';
import { PeriodFilter } from './_report/period-filter';
import { currentPreset, presetsOf } from './_report/presets';
import { RankedCard } from './_report/ranked-card';
import styles from './_report/report.module.css';
import { ReportFigures } from './_report/report-figures';
import { readReportFilter, reportHref, spanText } from './report-address';

export const metadata: Metadata = { title: 'Analítica' };

type Props = { searchParams: Promise<SearchParams> };

/** How an agency did in some months, against others; for the administrator all agencies, or one. */
export default async function AnalyticsPage({ searchParams }: Props) {
  const { actor } = await portalGate();
  const isAll = actor.kind === 'administrator';
  const filter = readReportFilter(await searchParams);
  const [report, t, agency] = await Promise.all([
    readReport(actor, filter),
    getTranslations('analytics'),
    isAll && filter.agencyId ? findAgencyName(actor, filter.agencyId) : null,
  ]);
  const now = thisMonth();
  const { current, before } = report;
  const all: Breadcrumb[] = agency
    ? [{ label: t('allAgencies'), href: reportHref(filter, { agencia: null }) }]
    : [];
  return (
    <ClientMessages namespaces={['analytics']}>
      <PageHeader
        title={t('title')}
        subtitle={agency ? t('subtitleAgency', { agency }) : t(isAll ? 'subtitleAll' : 'subtitle')}
        breadcrumbs={all}
        actions={<ExportMenu path={ANALYTICS_PATH} />}
      />
      <div className={styles.stack}>
        <div className={styles.head}>
          <LinkTabs
            label={t('period.label')}
            current={currentPreset(current, now)}
            tabs={presetsOf(now).map(({ id, ...months }) => ({
              id,
              label: t(`period.${id}`),
              href: reportHref(filter, { desde: months.from, hasta: months.to }),
            }))}
          />
          <PeriodFilter
            filter={filter}
            current={current}
            months={monthsOf(lastMonths(MOST_MONTHS, now)).reverse()}
          />
          <p className={styles.told}>
            {t('period.told', { current: spanText(current), before: spanText(before) })}
          </p>
        </div>
        {!report.isComplete && (
          <p role="status" className={text.quiet}>
            {t('counting')}
          </p>
        )}
        {isEmpty(report) ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <Figures report={report} filter={filter} chart={t('money.title')} />
        )}
      </div>
    </ClientMessages>
  );
}

const isEmpty = ({ funnel, sold, answers, margin }: Report): boolean =>
  (funnel[0]?.count ?? 0) + sold.count + answers.called + margin.events === 0;

type FiguresProps = { report: Report; filter: ReportFilter; chart: string };

function Figures({ report, filter, chart }: FiguresProps) {
  const { ranked } = report;
  return (
    <>
      <ReportFigures report={report} filter={filter} />
      <div className={styles.pair}>
        <FunnelCard funnel={report.funnel} filter={filter} />
        <div className={styles.stack}>
          <SectionCard title={chart}>
            <MonthsChart months={report.months} />
          </SectionCard>
          <MarginCard margin={report.margin} />
        </div>
      </div>
      <div className={styles.columns}>
        {ranked.AGENCY.length > 0 && <RankedCard by="AGENCY" rows={ranked.AGENCY} filter={filter} />}
        <RankedCard by="CLIENT" rows={ranked.CLIENT} filter={filter} />
        <RankedCard by="PROFILE" rows={ranked.PROFILE} filter={filter} />
        <RankedCard by="TALENT" rows={ranked.TALENT} filter={filter} />
        <RankedCard by="CITY" rows={ranked.CITY} filter={filter} />
        <AnswersCard answers={report.answers} filter={filter} />
      </div>
    </>
  );
}
