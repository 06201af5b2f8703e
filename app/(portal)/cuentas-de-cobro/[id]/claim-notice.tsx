import { useTranslations } from 'next-intl';
import { workedText } from '@/app/_features/claims/worked-text';
import { Notice } from '@/app/_ui/feedback/notice';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import type { ClaimReview } from '@/lib/claims/review/queries';
import { formatShortDate } from '@/lib/core/dates';
import { payoutPath } from '@/lib/core/paths';
import type { WorkedDay } from '@/lib/event-day/attendance/queries';
import { hardlyWorked } from '@/lib/event-day/attendance/rules';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './claim.module.css';

type Props = {
  claim: ClaimReview;
  worked: readonly WorkedDay[];
  mayReview: boolean;
  needsTwo: boolean;
  payableBySelf: boolean;
};

const day = (at: Date | null) => (at ? formatShortDate(at, DEFAULT_TIME_ZONE) : '');

/** Who decided what so far, and why the reader cannot do what a button would. */
export function ClaimNotice(props: Props) {
  const t = useTranslations('claims');
  const { status, returnedReason, firstApprovedName, version } = props.claim;
  return (
    <>
      {status === 'RETURNED' && <Notice title={t('returnedNotice')}>{returnedReason}</Notice>}
      {status === 'SENT' && version > 1 && <Notice title={t('againTitle')}>{returnedReason}</Notice>}
      {status === 'SENT' && props.needsTwo && (
        <Notice title={t('twoNotice')}>
          {firstApprovedName ? t('firstNotice', { name: firstApprovedName }) : t('twoText')}
        </Notice>
      )}
      {status === 'SENT' && hardlyWorked(props.worked) && (
        <Notice title={t('hardlyNotice')}>{t('hardlyText', { worked: workedText(props.worked) })}</Notice>
      )}
      <Lines {...props} />
    </>
  );
}

function Lines({ claim, mayReview, payableBySelf }: Props) {
  const t = useTranslations('claims');
  const { status, firstApprovedName: first, approvedName: name } = claim;
  const approved = { name: name ?? '', when: day(claim.approvedAt) };
  const lines = [
    status === 'APPROVED' &&
      name &&
      (first ? t('approvedTwo', { first, ...approved }) : t('approvedNotice', approved)),
    status === 'APPROVED' && mayReview && !claim.thirdParty && !payableBySelf && t('apartNotice'),
    status === 'PAID' && t('paidNotice', { when: day(claim.paidAt) }),
    claim.thirdParty && status !== 'PAID' && t('platformNotice'),
    !mayReview && t('readersNotice'),
  ].filter((line) => typeof line === 'string');
  const batch = status === 'APPROVED' && !claim.thirdParty ? claim.payoutBatchId : null;
  if (lines.length === 0 && !batch) return null;
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <p key={line} className={text.quiet}>
          {line}
        </p>
      ))}
      {batch && (
        <p className={text.quiet}>
          {t('inBatchNotice')} {mayReview && <Link href={payoutPath(batch)}>{t('seeBatch')}</Link>}
        </p>
      )}
    </div>
  );
}
