import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { identificationOf } from '@/app/_features/agencies/identification';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/page-header';
import { StateBadge } from '@/app/_ui/state-badge';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { readOrNotFound } from '@/app/(portal)/_shell/read-or-not-found';
import type { AgencyProfileInput } from '@/lib/agencies/inputs';
import { keepsContactData, keepsLegalData } from '@/lib/agencies/policy';
import {
  type AgencyDetail,
  findLegalRepresentatives,
  getAgency,
  listAgencyPeople,
} from '@/lib/agencies/queries';
import { findMissingOfAgencies } from '@/lib/contracts/agency-readiness/queries';
import { formatPhone } from '@/lib/core/contact';
import { product } from '@/lib/platform/product';
import { AgencySection } from './agency-section';
import { MissingNotice } from './missing-notice';
import { OwnCard, TeamCard } from './people-cards';
import styles from './profile.module.css';
import { RepresentativesSection } from './representatives-section';
import { TaxSection } from './tax-section';

export const metadata: Metadata = { title: 'Perfil' };

type Props = { params: Promise<{ id: string; name: string }> };

const USUAL_DIALING_CODE = '57';

/** The profile of the own agency, by the id of the signed-in person or of the agency; any other id is not found. */
export default async function ProfilePage({ params }: Props) {
  const { id } = await params;
  const { actor } = await agencyGate();
  if (id !== actor.userId && id !== actor.agencyId) notFound();
  const { agencyId, userId } = actor;
  const [agency, representatives, people, missing, countries, t] = await Promise.all([
    readOrNotFound(() => getAgency(actor, agencyId)),
    findLegalRepresentatives(actor, [agencyId]),
    listAgencyPeople(actor, agencyId),
    findMissingOfAgencies(actor, [agencyId]),
    loadCountryOptions(),
    getTranslations('profile'),
  ]);
  const isPerson = agency.legalNature === 'PERSONA_NATURAL';
  const dialingCode = agency.dialingCode ?? USUAL_DIALING_CODE;
  const mayEditLegal = keepsLegalData(actor);
  return (
    <ClientMessages namespaces={['agencies', 'profile']}>
      <PageHeader title={t('title')} subtitle={agency.name} badge={<StateBadge id={agency.stateId} />} />
      <MissingNotice missing={missing.get(agencyId) ?? []} supportEmail={product().supportEmail} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AgencySection
            id={agencyId}
            values={profileValues(agency)}
            shown={{
              identification: identificationOf(agency),
              cityName: agency.cityName,
              phone: agency.phone && formatPhone(agency.phone, dialingCode),
              dialingCode,
            }}
            countries={countries}
            mayEdit={keepsContactData(actor)}
            mayRename={mayEditLegal}
          />
          <RepresentativesSection
            representatives={representatives}
            countries={countries}
            mayEdit={mayEditLegal}
            needed={!isPerson}
          />
          <TaxSection id={agencyId} values={taxValues(agency)} isPerson={isPerson} mayEdit={mayEditLegal} />
        </div>
        <div className={styles.column}>
          <OwnCard people={people} ownId={userId} dialingCode={dialingCode} />
          <TeamCard people={people} ownId={userId} />
        </div>
      </div>
    </ClientMessages>
  );
}

const profileValues = (agency: AgencyDetail): AgencyProfileInput => ({
  name: agency.name,
  email: agency.email ?? '',
  phone: agency.phone ?? '',
  url: agency.url ?? '',
  address: agency.address ?? '',
  cityId: agency.cityId,
  payment: agency.payment ?? '',
});

const taxValues = (agency: AgencyDetail) => ({
  responsableIva: agency.responsableIva,
  personaNaturalArt383AEt: agency.personaNaturalArt383AEt,
  declaranteRenta: agency.declaranteRenta,
  granContribuyente: agency.granContribuyente,
  regimenSimple: agency.regimenSimple,
  autoretenedorRenta: agency.autoretenedorRenta,
  autoretenedorIca: agency.autoretenedorIca,
});
