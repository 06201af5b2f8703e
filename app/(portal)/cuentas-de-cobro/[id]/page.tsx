import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CLAIM_TONES } from '@/app/_features/claims/claim-tones';
import { SupportCard } from '@/app/_features/claims/support-card';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { listActivity } from '@/lib/agencies/activity/queries';
import { getAgency } from '@/lib/agencies/queries';
import { getLegalPapers } from '@/lib/claims/contributions/queries';
import { listClaimPayments } from '@/lib/claims/payments/queries';
import { findNextToReview, getClaimReview } from '@/lib/claims/review/queries';
import { lowest, mayPay, needsTwoPeople } from '@/lib/claims/review/rules';
import { claimReference, leftOf } from '@/lib/claims/rules';
import { readClaimSupport } from '@/lib/claims/support-documents/claim-support';
import { reviewedWithholding } from '@/lib/claims/withholding/estimate';
import { can } from '@/lib/core/abilities';
import { countryName } from '@/lib/core/countries';
import { isoDateInZone } from '@/lib/core/dates';
import { CLAIMS_PATH, claimPath } from '@/lib/core/paths';
import { findWorkedDays } from '@/lib/event-day/attendance/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { ClaimActions } from './claim-actions';
import { ClaimFacts } from './claim-facts';
import { ClaimNotice } from './claim-notice';
import { LegalPapersCard } from './legal-papers-card';
import { NonResidentCard } from './non-resident-card';

export const metadata: Metadata = { title: 'Cuenta de cobro' };

type Props = { params: Promise<{ id: string }> };

/** A claim with all that whoever reviews it needs, and what can be done with it. */
export default pageOrNotFound(PortalNotFound, async function ClaimPage({ params }: Props) {
  const [{ id }, { actor }, t] = await Promise.all([params, agencyGate(), getTranslations('claims')]);
  const claim = await readOrNotFound(() => getClaimReview(actor, id));
  const [agency, worked, history, next, withholding, payments, support, papers] = await Promise.all([
    getAgency(actor, actor.agencyId),
    findWorkedDays(actor, [claim.convocatedId]),
    listActivity(actor, { entity: 'claim', entityId: id, limit: MOST_ASKED }),
    findNextToReview(actor, claim),
    reviewedWithholding(actor, claim),
    listClaimPayments(actor, id),
    readClaimSupport(actor, id),
    getLegalPapers(actor, claim),
  ]);
  const mayReview = can(actor, 'reviewClaims');
  const needsTwo =
    claim.firstApprovedBy !== null ||
    needsTwoPeople(claim, lowest(claim.secondApprovalOver, agency.claimsSecondApprovalOver));
  const approvedBySelf = claim.status === 'SENT' && needsTwo && claim.firstApprovedBy === actor.userId;
  const payableBySelf = mayPay(claim, agency.claimsPayerApart, actor.userId);
  return (
    <ClientMessages namespaces={['claims', 'support']}>
      <PageHeader
        title={t('name', { code: claim.number })}
        subtitle={t('position', {
          talent: claim.name,
          event: claim.eventName,
          reference: claimReference(claim.code),
        })}
        badge={<SoftBadge tone={CLAIM_TONES[claim.status]}>{t(`state.${claim.status}`)}</SoftBadge>}
        breadcrumbs={[{ label: t('title'), href: CLAIMS_PATH }]}
        actions={
          <ClaimActions
            key={`${claim.id} ${claim.status} ${claim.version} ${claim.paid}`}
            claim={{
              id,
              code: claim.number,
              name: claim.name,
              status: claim.status,
              date: claim.date,
              paid: claim.paid,
              left: leftOf(claim),
              currency: claim.currencyCode,
              inBatch: claim.payoutBatchId !== null,
            }}
            mayReview={mayReview}
            mayApprove={!approvedBySelf}
            mayPay={!claim.thirdParty && payableBySelf}
            today={isoDateInZone(new Date(), DEFAULT_TIME_ZONE)}
            next={next && claimPath(next)}
          />
        }
      />
      <ClaimNotice
        claim={claim}
        worked={worked.get(claim.convocatedId) ?? []}
        mayReview={mayReview}
        needsTwo={needsTwo}
        payableBySelf={payableBySelf}
      />
      <ClaimFacts
        claim={claim}
        worked={worked.get(claim.convocatedId) ?? []}
        withholding={withholding}
        payments={payments}
        mayProve={mayReview && !claim.thirdParty}
        mayReview={mayReview}
        history={history}
        support={
          <>
            {withholding?.nonResident && (
              <NonResidentCard
                key={claim.treatyFileId}
                claimId={id}
                resides={t('nonResident.used', {
                  country: countryName(withholding.nonResident.country),
                  rate: withholding.nonResident.rate.replace('.', ','),
                  isTreaty: String(withholding.nonResident.isTreaty),
                })}
                isShow={claim.nonResident?.isShow ?? false}
                treatyRate={claim.nonResident?.treatyRate ?? null}
                treatyFileId={claim.treatyFileId}
                mayTreat={mayReview && claim.status === 'SENT'}
              />
            )}
            <LegalPapersCard papers={papers} blocks={agency.claimsNeedPapers} />
            <SupportCard claim={claim} support={support} mayReview={mayReview} />
          </>
        }
      />
    </ClientMessages>
  );
});
