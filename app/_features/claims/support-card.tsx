import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import type { ClaimState } from '@/db/values/claims';
import type { ClaimSupport } from '@/lib/claims/support-documents/claim-support';
import type { ListedSupport } from '@/lib/claims/support-documents/queries';
import { invoicesItself, isUntransmitted, printedNumber } from '@/lib/claims/support-documents/rules';
import { SUPPORT_NUMBERS_PATH } from '@/lib/core/paths';
import { fileUrl } from '@/lib/core/photo-url';
import { IssueSupport, ResendSupport } from './support-buttons';
import styles from './support-card.module.css';
import { TRANSMISSION_TONES } from './transmission-tones';

type Props = {
  claim: { readonly id: string; readonly status: ClaimState };
  support: ClaimSupport;
  mayReview: boolean;
};

/** The support document of a claim and the notes that took earlier ones back, or why there is none. */
export function SupportCard({ claim, support, mayReview }: Props) {
  const t = useTranslations('support');
  const { documents, isOwn, numbering, ivaResponsible, lacks } = support;
  const isInvoiced = invoicesItself(ivaResponsible);
  const hasLiving = documents.some(({ kind, withdrawnAt }) => kind === 'DOCUMENT' && !withdrawnAt);
  const isApproved = claim.status === 'APPROVED' || claim.status === 'PAID';
  const isDue = isOwn && !isInvoiced;
  return (
    <SectionCard title={t('card')}>
      {documents.map((one) => (
        <Document key={one.id} one={one} mayReview={isOwn && mayReview} />
      ))}
      {isInvoiced && <p className={text.quiet}>{t('invoices')}</p>}
      {!isInvoiced && !isOwn && <p className={text.quiet}>{t('platform')}</p>}
      {isDue && !hasLiving && (
        <>
          <p className={text.quiet}>
            {numbering === 'NONE' ? t('noneNumbers') : isApproved ? t('missing') : t('none')}
          </p>
          {numbering !== 'NONE' && lacks.length > 0 && (
            <p className={styles.lacks}>{`${t('lacks')} ${lacks.join(' ')}`}</p>
          )}
          {ivaResponsible === null && <p className={text.quiet}>{t('presumed')}</p>}
        </>
      )}
      {isDue && numbering === 'ENDING' && <p className={text.quiet}>{t('ending')}</p>}
      <div className={styles.links}>
        {isDue && !hasLiving && isApproved && numbering !== 'NONE' && lacks.length === 0 && mayReview && (
          <IssueSupport claimId={claim.id} />
        )}
        {isDue && numbering !== 'ACTIVE' && <Link href={SUPPORT_NUMBERS_PATH}>{t('toNumbers')}</Link>}
      </div>
    </SectionCard>
  );
}

function Document({ one, mayReview }: { one: ListedSupport; mayReview: boolean }) {
  const t = useTranslations('support');
  const number = printedNumber(one);
  const maySend =
    one.state === 'PENDING' || (one.state === 'REJECTED' && one.kind === 'DOCUMENT' && !one.withdrawnAt);
  return (
    <div className={styles.document}>
      <p className={styles.head}>
        {`${t(`kinds.${one.kind}`)} ${number}`}
        {!isUntransmitted(one) && (
          <SoftBadge tone={TRANSMISSION_TONES[one.state]}>{t(`states.${one.state}`)}</SoftBadge>
        )}
        {one.withdrawnAt && <SoftBadge>{t('withdrawn')}</SoftBadge>}
      </p>
      {one.rejectedReason && <p className={styles.lacks}>{one.rejectedReason}</p>}
      {isUntransmitted(one) && (
        <p className={text.quiet}>{`${t('untransmitted')}. ${t('untransmittedText')}`}</p>
      )}
      <div className={styles.links}>
        {one.xmlFileId && (
          <a href={fileUrl(one.xmlFileId)} target="_blank" rel="noopener" aria-label={t('xmlOf', { number })}>
            {t('xml')}
          </a>
        )}
        {one.pdfFileId && (
          <a href={fileUrl(one.pdfFileId)} target="_blank" rel="noopener" aria-label={t('pdfOf', { number })}>
            {t('pdf')}
          </a>
        )}
        {mayReview && maySend && <ResendSupport id={one.id} number={number} />}
      </div>
    </div>
  );
}
