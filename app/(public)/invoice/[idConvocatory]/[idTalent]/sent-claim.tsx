import { getTranslations } from 'next-intl/server';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { Notice } from '@/app/_ui/public/notice';
import type { ClaimPage } from '@/lib/claims/claim-page';
import type { Claim } from '@/lib/claims/queries';
import { leftOf } from '@/lib/claims/rules';
import type { ClaimSnapshot } from '@/lib/claims/snapshot';
import { formatShortDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { product } from '@/lib/platform/product';
import { StartAtTop } from '../../../_link-forms/start-at-top';
import styles from './claim.module.css';
import { NewAccountForm } from './new-account-form';
import { PayCard } from './pay-card';
import { PlanillaNotice } from './planilla-notice';
import { giveAccountAction } from './send-action';

type Props = { page: Extract<ClaimPage, { state: 'SENT' }>; path: string };

/** It is sent: the PDF to keep, and the way to the company's site. */
export async function SentClaim({ page, path }: Props) {
  const t = await getTranslations('claim');
  const { claim, pay, eventName, agencyName } = page;
  const words = wordsOf(claim);
  const { convocatoryId, talentId } = claim;
  const { difference } = claim.snapshot as ClaimSnapshot;
  return (
    <>
      <StartAtTop />
      <AgencyMark agency={{ name: agencyName, logoFileId: page.agencyLogoFileId }} />
      <MessageScreen
        kind={words === 'accountAsked' ? 'invalid' : 'success'}
        title={t(words)}
        text={[
          t(`${words}Text`, {
            date: claim.paidAt ? formatShortDate(claim.paidAt, DEFAULT_TIME_ZONE) : '',
            code: String(claim.number),
            event: eventName,
            amount: formatMoney(claim.price, claim.currencyCode),
            paid: formatMoney(claim.paid, claim.currencyCode),
            left: formatMoney(leftOf(claim), claim.currencyCode),
            agency: agencyName,
          }),
          ...(difference
            ? [
                t('sentDifference', {
                  amount: formatMoney(difference.contractFee, claim.currencyCode),
                  reason: difference.reason,
                }),
              ]
            : []),
        ].join(' ')}
        action={
          <>
            <PublicButtonLink href={`${path}/cuenta-de-cobro`} variant="default" download>
              {t('download')}
            </PublicButtonLink>
            <PublicButtonLink href={product().homeUrl}>{t('accept')}</PublicButtonLink>
          </>
        }
      />
      <div className={styles.notices}>
        {claim.status !== 'PAID' && (
          <PlanillaNotice planilla={page.planilla} agency={agencyName} path={path} />
        )}
        {pay?.problem && (
          <Notice tone="warning" title={t('accountProblem')}>
            <p className={styles.reason}>{pay.problem}</p>
          </Notice>
        )}
      </div>
      {pay?.problem && (
        <NewAccountForm
          action={giveAccountAction.bind(null, convocatoryId, talentId)}
          banks={page.banks.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {pay && <PayCard pay={pay} path={path} />}
    </>
  );
}

/** Keys of `claim`: how it stands; the text of a returned one is the form's. */
function wordsOf({
  status,
  version,
  paid,
  accountProblem,
}: Claim): 'sent' | 'corrected' | 'approved' | 'accountAsked' | 'partlyPaid' | 'paid' {
  if (status === 'PAID') return 'paid';
  if (status === 'APPROVED' && accountProblem) return 'accountAsked';
  if (status === 'APPROVED') return paid > 0 ? 'partlyPaid' : 'approved';
  return version > 1 ? 'corrected' : 'sent';
}
