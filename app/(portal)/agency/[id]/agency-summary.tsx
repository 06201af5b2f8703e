import { getTranslations } from 'next-intl/server';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { TaxList } from '@/app/_features/agencies/tax-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { listActivity } from '@/lib/agencies/activity/queries';
import { type AgencyDetail, findLegalRepresentatives } from '@/lib/agencies/queries';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';
import type { Actor } from '@/lib/core/actor';
import { AgencyData, AgencyRepresentatives } from './agency-cards';
import styles from './agency-page.module.css';

const ENTRIES = 8;

type Props = { actor: Actor; agency: AgencyDetail; missing: readonly AgencyField[] };

/** Who the agency is, in short. */
export async function AgencySummary({ actor, agency, missing }: Props) {
  const { id } = agency;
  const [representatives, activity, t] = await Promise.all([
    findLegalRepresentatives(actor, [id]),
    listActivity(actor, { agencyId: id, limit: ENTRIES }),
    getTranslations('agencies.detail'),
  ]);
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        <AgencyData agency={agency} missing={missing} />
        <AgencyRepresentatives
          representatives={representatives}
          isPerson={agency.legalNature === 'PERSONA_NATURAL'}
        />
      </div>
      <div className={styles.page}>
        <SectionCard title={t('taxes')}>
          <TaxList agency={agency} />
        </SectionCard>
        <SectionCard title={t('activity')}>
          <ActivityList entries={activity} />
        </SectionCard>
      </div>
    </div>
  );
}
