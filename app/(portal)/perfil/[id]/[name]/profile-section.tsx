import type { SearchParams } from '@/app/_ui/list/list-query';
import type { AgencyDetail } from '@/lib/agencies/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { AccountSection } from './_account/account-section';
import { ActivityTab } from './_activity/activity-tab';
import { AgencyTab } from './_agency/agency-tab';
import { BrandTab } from './_brand/brand-tab';
import { IntegrationsSection } from './_integrations/integrations-section';
import { PricesSection } from './_prices/prices-section';
import { RemindersSection } from './_reminders/reminders-section';
import { RepresentativesTab } from './_representatives/representatives-tab';
import { TaxesTab } from './_taxes/taxes-tab';
import { TeamSection } from './_team/team-section';
import styles from './profile-section.module.css';
import { type Section, sectionHref } from './sections';

type Props = { section: Section; actor: AgencyActor; agency: AgencyDetail; query: SearchParams };

/** The part of the profile that its address asks for; each one reads what it shows. */
export function ProfileSection({ section, ...props }: Props) {
  return <div className={styles.section}>{render(section, props)}</div>;
}

function render(section: Section, { actor, agency, query }: Omit<Props, 'section'>) {
  switch (section) {
    case 'agencia':
      return <AgencyTab actor={actor} agency={agency} />;
    case 'marca':
      return <BrandTab actor={actor} agency={agency} />;
    case 'impuestos':
      return <TaxesTab actor={actor} agency={agency} />;
    case 'precios':
      return <PricesSection actor={actor} agency={agency} />;
    case 'representantes':
      return <RepresentativesTab actor={actor} agency={agency} />;
    case 'equipo':
      return <TeamSection actor={actor} agency={agency} />;
    case 'recordatorios':
      return <RemindersSection actor={actor} agencyName={agency.name} />;
    case 'integraciones':
      return <IntegrationsSection actor={actor} path={sectionHref(agency, section)} query={query} />;
    case 'actividad':
      return <ActivityTab actor={actor} agency={agency} query={query} />;
    case 'cuenta':
      return <AccountSection actor={actor} />;
  }
}
