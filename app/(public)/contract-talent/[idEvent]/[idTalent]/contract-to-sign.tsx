import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { FieldBlock } from '@/app/_ui/public/form';
import { Notice } from '@/app/_ui/public/notice';
import { PageTitle } from '@/app/_ui/public/page-title';
import { listDocumentTypes } from '@/lib/catalogues/queries';
import { type ContractFacts, servedDates } from '@/lib/contracts/clauses/clause-values';
import type { ContractPage } from '@/lib/contracts/contract-page';
import { formatDateRange, formatIsoDate, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import type { ProfileField } from '@/lib/talents/rules';
import { ProfileData } from '../../../_link-forms/profile-data';
import { ClauseBody, ClauseList } from './clause-list';
import { consentAction } from './consent-action';
import { ContractForm } from './contract-form';
import { ContractQuestions } from './contract-questions';
import { DeclineForm } from './decline-form';
import { ownDataAction } from './own-data-action';
import { OwnDataForm } from './own-data-form';
import { handPlanillaAction } from './papers-actions';
import { shownSigning } from './shown-signing';
import { signAction } from './sign-action';
import { declineAction } from './talk-actions';

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
  const own = missing.filter((field): field is ProfileField => field !== 'guardianIdentification');
  const habeasData = Object.values(texts)[0]?.habeasData;
  // What is read before either form.
  const before = (
    <>
      <FieldBlock title={t('service')}>
        <ServiceData facts={facts} />
      </FieldBlock>
      <FieldBlock title={t('yourData')} description={t('yourDataText')}>
        <ProfileData
          talent={facts.talent}
          missing={own}
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
          }}
        />
      </FieldBlock>
    </>
  );
  return (
    <>
      <AgencyMark agency={{ name: facts.agency.name, logoFileId: agencyLogoFileId }} />
      <PageTitle title={t('title')} />
      {missing.length > 0 ? (
        <>
          {before}
          {own.length < missing.length && (
            <Notice tone="warning" title={t('guardianGapTitle')}>
              <p>{t('guardianGapText', { name: page.signatory.name })}</p>
            </Notice>
          )}
          {own.length > 0 && (
            <OwnDataForm
              action={ownDataAction.bind(null, eventId, talentId)}
              missing={own}
              documentTypes={await documentTypes()}
            />
          )}
        </>
      ) : (
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
            agency: facts.agency.name,
            handPlanilla: handPlanillaAction.bind(null, eventId, talentId),
          }}
          clauses={Object.fromEntries(
            Object.entries(texts).map(([type, { clauses, seen, opened }]) => [
              type,
              { text: <ClauseList clauses={clauses} />, seen, opened },
            ]),
          )}
          habeasData={habeasData && <ClauseBody body={habeasData.body} />}
          signing={shownSigning(page.signatory, page.signing)}
          summary={t('signsWhat', {
            agency: facts.agency.name,
            event: facts.event.name,
            amount: formatMoney(facts.fee.amount, facts.fee.currency),
          })}
        >
          {before}
        </ContractForm>
      )}
      <ContractQuestions
        questions={page.questions}
        timeZone={facts.event.timeZone}
        eventId={eventId}
        talentId={talentId}
      />
      <DeclineForm action={declineAction.bind(null, eventId, talentId)} />
    </>
  );
}

/** Those of people, to choose from. */
async function documentTypes() {
  const types = await listDocumentTypes();
  return types
    .filter(({ appliesTo }) => appliesTo !== 'COMPANY')
    .map(({ id, name }) => ({ value: String(id), label: name }));
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
