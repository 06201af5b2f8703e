import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { workedText } from '@/app/_features/claims/worked-text';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { PhoneLink } from '@/app/_ui/data/phone-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import type { listActivity } from '@/lib/agencies/activity/queries';
import type { ListedPayment } from '@/lib/claims/payments/queries';
import type { ClaimReview } from '@/lib/claims/review/queries';
import { differsFromContract } from '@/lib/claims/rules';
import { missingInWords } from '@/lib/claims/withholding/refuse-without-law';
import { asksStatement } from '@/lib/claims/withholding/rules';
import { formatDateTime, formatShortDay } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { eventPath } from '@/lib/core/paths';
import { fileUrl } from '@/lib/core/photo-url';
import { COLOMBIA } from '@/lib/core/readers/phone';
import type { WorkedDay } from '@/lib/event-day/attendance/queries';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import { AskStatement } from './ask-statement';
import styles from './claim.module.css';
import { EarlierVersions } from './earlier-versions';
import { PaymentsCard } from './payments-card';
import { ReducedFacts } from './reduced-facts';

type Props = {
  claim: ClaimReview;
  worked: readonly WorkedDay[];
  /** As it was kept when it was approved; before, as it would be today. */
  withholding: PaymentWithholding | null;
  payments: readonly ListedPayment[];
  /** Hands in proofs of payments. */
  mayProve: boolean;
  mayReview: boolean;
  history: Awaited<ReturnType<typeof listActivity>>;
  /** The papers that the law asks for, and its support document. */
  support: ReactNode;
};

/** What is claimed beside what was agreed and what the desk saw; where it is paid; what happened to it. */
export function ClaimFacts(props: Props) {
  const { claim, worked, withholding, payments, mayProve, mayReview, history, support } = props;
  const t = useTranslations('claims');
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Value claim={claim} />
        {withholding && <Net claim={claim} withholding={withholding} mayReview={mayReview} />}
        <PaymentsCard claim={claim} payments={payments} mayProve={mayProve} />
        <SectionCard title={t('work')}>
          <p className={styles.words}>{claim.activities}</p>
          <p className={styles.label}>{t('hours')}</p>
          <p className={styles.words}>{workedText(worked)}</p>
        </SectionCard>
        <EarlierVersions claim={claim} />
      </div>
      <div className={styles.column}>
        <SectionCard title={t('payment')}>
          <DescriptionList
            columns={1}
            items={[
              { label: t('bank'), value: claim.bank },
              {
                label: t('account'),
                value: t('masked', {
                  type: t(`types.${claim.accountType}`),
                  digits: claim.accountLastDigits,
                }),
              },
            ]}
          />
        </SectionCard>
        <SectionCard title={t('person')}>
          <DescriptionList
            columns={1}
            items={[
              { label: t('talent'), value: claim.name },
              { label: t('identification'), value: claim.identification },
              {
                label: t('phone'),
                value: <PhoneLink phone={claim.phone} dialingCode={COLOMBIA} />,
              },
              { label: t('email'), value: claim.email },
            ]}
          />
        </SectionCard>
        {support}
        <Papers claim={claim} />
        <SectionCard title={t('history')}>
          <ActivityList entries={history} />
        </SectionCard>
      </div>
    </div>
  );
}

/** What is paid of it, why so much is withheld, and what is not known of that. */
type Invoice = NonNullable<ClaimReview['invoice']>;
type NetProps = { claim: ClaimReview; withholding: PaymentWithholding; mayReview: boolean };

function Net({ claim, withholding, mayReview }: NetProps) {
  const t = useTranslations('claims.withholding');
  const {
    method,
    earlier,
    earlierIn,
    warnings,
    missing = [],
    withheld,
    net,
    iva,
    ica,
    overWithheld,
  } = withholding;
  const known = missing.length === 0;
  const money = (amount: number) => formatMoney(amount, claim.currencyCode);
  const invoiceText = (invoice: Invoice) => t('invoice', { ...invoice, date: formatShortDay(invoice.date) });
  return (
    <SectionCard title={t('title')}>
      <DescriptionList
        columns={3}
        items={[
          { label: t('gross'), value: money(claim.price) },
          {
            label: t(claim.withheld === null ? 'estimated' : 'withheld'),
            value: known ? money(withheld) : t('unknown'),
          },
          ...(iva ? [{ label: t('iva'), value: money(iva.amount) }] : []),
          ...(iva?.withheld ? [{ label: t('reteIva'), value: money(iva.withheld) }] : []),
          ...(ica ? [{ label: t('reteIca', { city: ica.city }), value: money(ica.withheld) }] : []),
          { label: t('net'), value: <strong>{known ? money(net) : t('unknown')}</strong> },
        ]}
      />
      <div className={styles.note}>
        <p>{t(`methods.${method}`)}</p>
        {method !== 'NONE' && !withholding.nonResident && (
          <p>{t(`statement.${claim.hiresWorkers ?? 'none'}`)}</p>
        )}
        {mayReview && asksStatement(claim, withholding) && <AskStatement claimId={claim.id} />}
        {earlier.gross > 0 && (
          <p>{t('earlier', { amount: formatMoney(earlier.gross, earlierIn ?? claim.currencyCode) })}</p>
        )}
        {overWithheld && claim.withheld === null && (
          <p>{t('overWithheld', { amount: formatMoney(overWithheld, 'COP') })}</p>
        )}
        {ica && !ica.hasRate && <p>{t('noIca', { city: ica.city })}</p>}
        {iva && claim.invoice && <p>{invoiceText(claim.invoice)}</p>}
        {iva && !claim.invoice && <p className={text.warning}>{t('noInvoice')}</p>}
        {!known && <p className={text.warning}>{t('missing', { rows: missingInWords(missing) })}</p>}
        {known && warnings.length > 0 && <p>{t('countedAsZero')}</p>}
      </div>
      {withholding.reduced && <ReducedFacts reduced={withholding.reduced} />}
    </SectionCard>
  );
}

function Value({ claim }: { claim: ClaimReview }) {
  const t = useTranslations('claims');
  const { price, currencyCode, contractFee } = claim;
  const differs = differsFromContract(price, contractFee);
  const money = (amount: number) => formatMoney(amount, currencyCode);
  const by = price - (contractFee ?? 0);
  return (
    <SectionCard title={t('compare')}>
      <p className={styles.claimed} data-different={differs || undefined}>
        {`${money(price)} ${currencyCode}`}
      </p>
      {differs && (
        <p className={styles.difference}>{t(by > 0 ? 'more' : 'less', { amount: money(Math.abs(by)) })}</p>
      )}
      <p className={styles.label}>{t('inContract')}</p>
      <p className={styles.words}>
        {contractFee === null ? t('noFee') : `${money(contractFee)}${differs ? '' : ` · ${t('same')}`}`}
      </p>
      {differs && (
        <>
          <p className={styles.label}>{t('why')}</p>
          <p className={styles.words}>{claim.differenceReason ?? t('noReason')}</p>
        </>
      )}
      <p className={styles.label}>{t('sent')}</p>
      <p className={styles.words}>{formatDateTime(claim.sentAt, claim.timeZone)}</p>
    </SectionCard>
  );
}

function Papers({ claim }: { claim: ClaimReview }) {
  const t = useTranslations('claims');
  const { pdfFileId, contractFileId } = claim;
  return (
    <SectionCard title={t('papers')}>
      <div className={styles.links}>
        {pdfFileId ? (
          <a href={fileUrl(pdfFileId)} target="_blank" rel="noopener">
            {t('claimPdf')}
          </a>
        ) : (
          <span>{t('making')}</span>
        )}
        {contractFileId && (
          <a href={fileUrl(contractFileId)} target="_blank" rel="noopener">
            {t('contractPdf')}
          </a>
        )}
        <Link href={eventPath(claim.eventId, claim.eventName)}>{t('toEvent')}</Link>
      </div>
    </SectionCard>
  );
}
