import { useTranslations } from 'next-intl';
import { Notice } from '@/app/_ui/feedback/notice';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { formatDateTime } from '@/lib/core/dates';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { endingOf, isEditable } from '@/lib/quotations/rules';
import { versionPath } from './version-paths';

type Props = {
  quotation: QuotationDetail;
  versions: readonly QuotationDetail[];
  mayManage: boolean;
};

/** Notices: voided, replaced, or a draft of the next version exists. */
export function VersionNotices({ quotation, versions, mayManage }: Props) {
  const t = useTranslations('quotations.versions');
  const newest = versions.at(-1);
  const ending = endingOf(quotation);
  const date = (instant: Date | null) => (instant ? formatDateTime(instant, quotation.timeZone) : '');
  if (ending === 'VOIDED') {
    const { voidedAt, voidedReason } = quotation;
    return (
      <Notice title={t('voidedTitle')}>
        {t('voidedText', { date: date(voidedAt), reason: voidedReason ?? '' })}
      </Notice>
    );
  }
  if (!newest || newest.version === quotation.version) return null;
  const { version } = newest;
  if (ending === 'SUPERSEDED') {
    const sent = versions.findLast(({ stateId }) => !isEditable(stateId)) ?? newest;
    return (
      <Notice
        title={t('supersededTitle')}
        action={
          <ButtonLink href={versionPath(sent)} variant="default">
            {t('openNewer', { version: sent.version })}
          </ButtonLink>
        }
      >
        {t('supersededText', { date: date(quotation.supersededAt) })}
      </Notice>
    );
  }
  return (
    <Notice
      title={t('draftTitle', { version })}
      action={
        mayManage && (
          <ButtonLink href={versionPath(newest)} variant="default">
            {t('openDraft')}
          </ButtonLink>
        )
      }
    >
      {t('draftText')}
    </Notice>
  );
}
