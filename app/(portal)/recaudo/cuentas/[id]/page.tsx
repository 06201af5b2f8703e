import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CLAIM_TONES } from '@/app/_features/claims/claim-tones';
import { ProofButton } from '@/app/_features/claims/proof-button';
import { SupportCard } from '@/app/_features/claims/support-card';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { PhoneLink } from '@/app/_ui/data/phone-link';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { getPlatformClaim } from '@/lib/claims/platform/queries';
import { claimReference, differsFromContract, leftOf, netOf } from '@/lib/claims/rules';
import { readClaimSupport } from '@/lib/claims/support-documents/claim-support';
import { formatDateTime, formatShortDay, isoDateInZone } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { collectedPath, PLATFORM_CLAIMS_PATH } from '@/lib/core/paths';
import { fileUrl } from '@/lib/core/photo-url';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from '../../[eventId]/collected.module.css';
import { PlatformClaimActions } from './platform-claim-actions';

export const metadata: Metadata = { title: 'Cuenta de cobro por pagar' };

type Props = { params: Promise<{ id: string }> };

/** A claim that the platform pays, and what the administrator can do with it. */
export default pageOrNotFound(PortalNotFound, async function PlatformClaimPage({ params }: Props) {
  const [{ id }, { actor }, t, tClaims] = await Promise.all([
    params,
    administratorGate(),
    getTranslations('claims.platformInbox'),
    getTranslations('claims'),
  ]);
  const [claim, support] = await readOrNotFound(() =>
    Promise.all([getPlatformClaim(actor, id), readClaimSupport(actor, id)]),
  );
  const { number, name, status, price, withheld, currencyCode, contractFee } = claim;
  const money = (amount: number) => formatMoney(amount, currencyCode);
  return (
    <ClientMessages namespaces={['claims', 'support']}>
      <PageHeader
        title={tClaims('name', { code: number })}
        subtitle={`${name} · ${claim.agencyName} · ${claim.eventName} · ${claimReference(claim.code)}`}
        badge={<SoftBadge tone={CLAIM_TONES[status]}>{tClaims(`state.${status}`)}</SoftBadge>}
        breadcrumbs={[{ label: t('title'), href: PLATFORM_CLAIMS_PATH }]}
        actions={
          <PlatformClaimActions
            key={`${status} ${claim.version}`}
            claim={{
              ...{ id, code: number, name, status, date: claim.date, currency: currencyCode },
              ...{ paid: claim.paid, left: leftOf(claim) },
              batchId: claim.payoutBatchId,
            }}
            today={isoDateInZone(new Date(), DEFAULT_TIME_ZONE)}
          />
        }
      />
      <div className={styles.stack}>
        <KeyFigures
          figures={[
            { label: t('gross'), value: money(price) },
            { label: t('withheld'), value: withheld === null ? '—' : money(withheld) },
            { label: t('net'), value: money(netOf(claim)) },
            ...(claim.paid > 0 ? [{ label: t('paidSoFar'), value: money(claim.paid) }] : []),
          ]}
        />
        <SectionCard title={tClaims('payment')}>
          <DescriptionList
            columns={2}
            items={[
              { label: tClaims('bank'), value: claim.bank },
              {
                label: tClaims('account'),
                value: tClaims('masked', {
                  type: tClaims(`types.${claim.accountType}`),
                  digits: claim.accountLastDigits,
                }),
              },
              { label: tClaims('talent'), value: name },
              { label: tClaims('identification'), value: claim.identification },
              {
                label: tClaims('phone'),
                value: <PhoneLink phone={claim.phone} dialingCode={COLOMBIA} />,
              },
              { label: tClaims('email'), value: claim.email },
            ]}
          />
        </SectionCard>
        <SectionCard title={tClaims('work')}>
          <DescriptionList
            columns={1}
            items={[
              { label: tClaims('activities'), value: claim.activities },
              {
                label: tClaims('inContract'),
                value: contractFee === null ? tClaims('noFee') : money(contractFee),
              },
              ...(differsFromContract(price, contractFee)
                ? [{ label: tClaims('why'), value: claim.differenceReason ?? tClaims('noReason') }]
                : []),
              {
                label: t('approved'),
                value:
                  claim.approvedAt &&
                  t('approvedBy', {
                    name: claim.approvedName ?? '',
                    when: formatDateTime(claim.approvedAt, claim.timeZone),
                  }),
              },
              {
                label: t('paidOn'),
                value:
                  claim.payments.length > 0 &&
                  claim.payments.map((payment) => (
                    <span key={payment.id} className={text.below}>
                      {[
                        `${formatShortDay(payment.paidOn)} · ${money(payment.amount)}`,
                        payment.reference,
                        payment.createdName,
                        payment.reason,
                      ]
                        .filter(Boolean)
                        .join(' · ')}{' '}
                      {payment.proofFileId && (
                        <a href={fileUrl(payment.proofFileId)} target="_blank" rel="noopener">
                          {tClaims('payments.proof')}
                        </a>
                      )}
                      {payment.state === 'PAID' && (
                        <ProofButton
                          claimId={claim.id}
                          paymentId={payment.id}
                          hasProof={payment.proofFileId !== null}
                        />
                      )}
                    </span>
                  )),
              },
              ...(status === 'RETURNED'
                ? [
                    {
                      label: tClaims('state.RETURNED'),
                      value: t('returned', { reason: claim.returnedReason ?? '' }),
                    },
                  ]
                : []),
            ]}
          />
        </SectionCard>
        <SupportCard claim={claim} support={support} mayReview />
        <SectionCard title={tClaims('papers')}>
          <div className={styles.actions}>
            {claim.pdfFileId ? (
              <a href={fileUrl(claim.pdfFileId)} target="_blank" rel="noopener">
                {tClaims('claimPdf')}
              </a>
            ) : (
              <span>{tClaims('making')}</span>
            )}
            <Link href={collectedPath(claim.eventId)}>{t('desk')}</Link>
          </div>
        </SectionCard>
      </div>
    </ClientMessages>
  );
});
