import { getTranslations } from 'next-intl/server';
import { ActivityLog } from '@/app/_features/activity/activity-log';
import { defineList, readList, type SearchParams } from '@/app/_ui/list/list-query';
import type { AgencyDetail } from '@/lib/agencies/queries';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';
import type { Actor } from '@/lib/core/actor';
import { AgencyClients, AgencyEvents, AgencyPeople, AgencyQuotations } from './agency-lists';
import styles from './agency-page.module.css';
import { AgencyPrices } from './agency-prices';
import { AgencySummary } from './agency-summary';
import { type Section, sectionHref } from './sections';

type Props = {
  actor: Actor;
  section: Section;
  agency: AgencyDetail;
  missing: readonly AgencyField[];
  query: SearchParams;
};

const PAGES_ONLY = defineList('');

/** The part of an agency's page that its address asks for; each one reads what it shows. */
export function AgencySection(props: Props) {
  return <div className={styles.section}>{render(props)}</div>;
}

function render({ actor, section, agency, missing, query }: Props) {
  const { page, cut } = readList(PAGES_ONLY, query);
  const list = { actor, agencyId: agency.id, page, cut };
  switch (section) {
    case 'resumen':
      return <AgencySummary actor={actor} agency={agency} missing={missing} />;
    case 'precios':
      return <AgencyPrices actor={actor} agency={agency} />;
    case 'clientes':
      return <AgencyClients {...list} />;
    case 'cotizaciones':
      return <AgencyQuotations {...list} />;
    case 'eventos':
      return <AgencyEvents {...list} />;
    case 'usuarios':
      return <AgencyPeople {...list} />;
    case 'actividad':
      return <Log actor={actor} agency={agency} query={query} />;
  }
}

async function Log({ actor, agency, query }: Pick<Props, 'actor' | 'agency' | 'query'>) {
  const t = await getTranslations('agencies.detail');
  return (
    <ActivityLog
      actor={actor}
      of={{ agencyId: agency.id }}
      title={t('activity')}
      path={sectionHref(agency.id, 'actividad')}
      query={query}
    />
  );
}
