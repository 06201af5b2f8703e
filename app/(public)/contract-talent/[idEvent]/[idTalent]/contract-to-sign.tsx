import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { FieldBlock } from '@/app/_ui/public/form';
import { PageTitle } from '@/app/_ui/public/page-title';
import { type ContractFacts, servedDates } from '@/lib/contracts/clauses/clause-values';
import type { ContractPage } from '@/lib/contracts/contract-page';
import { formatDateRange, formatIsoDate, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { ProfileData } from '../../../_link-forms/profile-data';
import { ClauseBody, ClauseList } from './clause-list';
import { consentAction } from './consent-action';
import { ContractForm } from './contract-form';
import { handPapersAction } from './hand-papers-action';
import { signAction } from './sign-action';

type Props = {
  page: Extract<ContractPage, { state: 'FORM' }>;
  path: string;
  eventId: string;
  talentId: string;
};

/** What is signed, who signs, and the form that does it. */
export async function ContractToSign({ page, path, eventId, talentId }: Props) {
  const t = await getTranslations('contract');
  const { facts, agencyLogoFileId, texts, missing, documents, papers } = page;
  return (
    <>
      <AgencyMark agency={{ name: facts.agency.name, logoFileId: agencyLogoFileId }} />
      <PageTitle title={t('title')} />
      <ContractForm
        action={signAction.bind(null, eventId, talentId)}
        tellConsent={consentAction.bind(null, eventId, talentId)}
        papers={{
          uploadUrl: `${path}/documento`,
          documents: documents.map(({ kind, fileId, fileName, size }) => ({
            kind,
            fileId,
            name: fileName,
            size,
          })),
          papers: papers.map(({ kind, expiresOn, state }) => ({
            kind,
            until: expiresOn && formatIsoDate(expiresOn),
            expired: state === 'EXPIRED',
          })),
          handPapers: handPapersAction.bind(null, eventId, talentId),
          ownPapers: `/mi-perfil/documentos?volver=${encodeURIComponent(path)}`,
        }}
        clauses={{
          eventos: <ClauseList clauses={texts.eventos.clauses} />,
          fotografia: <ClauseList clauses={texts.fotografia.clauses} />,
        }}
        habeasData={<ClauseBody body={texts.eventos.habeasData.body} />}
      >
        <FieldBlock title={t('service')}>
          <ServiceData facts={facts} />
        </FieldBlock>
        <FieldBlock title={t('yourData')} description={t('yourDataText')}>
          <ProfileData
            talent={facts.talent}
            missing={missing}
            labels={{
              name: t('name'),
              identification: facts.talent.documentType,
              phone: t('phone'),
              email: t('email'),
              address: t('address'),
            }}
            words={{
              missing: t('requiredInApp'),
              missingTitle: t('missingTitle'),
              missingText: t('missingText'),
              mend: t('mend'),
            }}
            path={path}
          />
        </FieldBlock>
      </ContractForm>
    </>
  );
}

async function ServiceData({ facts }: { facts: ContractFacts }) {
  const t = await getTranslations('contract');
  const { event, service, fee } = facts;
  const served = servedDates(facts);
  const amount = formatMoney(fee.amount, fee.currency);
  const place = [event.place, event.address, event.city].filter(Boolean).join(', ');
  return (
    <DescriptionList
      items={[
        { label: t('event'), value: event.name, wide: true },
        { label: t('code'), value: event.code },
        { label: t('date'), value: formatIsoDate(facts.contractDate) },
        {
          label: t('dates'),
          value: formatDateRange(served.start, served.end, event.timeZone, { year: true }),
        },
        { label: t('schedule'), value: formatTimeRange(served.start, served.end, event.timeZone) },
        { label: t('place'), value: place, wide: true },
        { label: t('profile'), value: service.profile },
        { label: t('fee'), value: t('feeDays', { amount, days: service.days }) },
      ]}
    />
  );
}
