import { useTranslations } from 'next-intl';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import type { OwnWork } from '@/lib/analytics/own-work/queries';
import type { WorkStatus } from '@/lib/analytics/own-work/rules';
import { formatDateTime, formatDayRange, formatShortDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';

const TONES: Readonly<Record<WorkStatus, Tone>> = {
  TO_ANSWER: 'yellow',
  TO_SIGN: 'yellow',
  ACT_TO_SIGN: 'yellow',
  TO_CLAIM: 'yellow',
  RETURNED: 'red',
  ACCOUNT_ASKED: 'red',
  ANSWERED: 'blue',
  SIGNED: 'green',
  CLAIMED: 'blue',
  APPROVED: 'violet',
  PARTLY_PAID: 'violet',
  PAID: 'green',
  OVER: 'gray',
  CANCELLED: 'gray',
  NOT_CHOSEN: 'gray',
};

/** Places of a talent in calls, each leading to the page on which it is answered, signed or claimed for. */
export function WorkList({ work, label }: { work: readonly OwnWork[]; label: string }) {
  const t = useTranslations('place.work');
  return (
    <RowList
      label={label}
      items={work.map((one) => ({
        id: one.id,
        title: one.eventName,
        href: one.path,
        detail: [
          one.profileName,
          formatDayRange(one.startDate, one.endDate, one.timeZone, { year: true }),
          formatMoney(one.amount, one.currency),
          one.agencyName,
          one.status === 'TO_ANSWER' && one.deadline
            ? t('until', { when: formatDateTime(one.deadline, one.timeZone) })
            : null,
          one.part &&
            t('part', {
              paid: formatMoney(one.part.paid, one.currency),
              left: formatMoney(one.part.left, one.currency),
            }),
          one.paidAt && t('paidOn', { when: formatShortDate(one.paidAt, one.timeZone) }),
        ],
        trailing: <SoftBadge tone={TONES[one.status]}>{t(`statuses.${one.status}`)}</SoftBadge>,
      }))}
    />
  );
}
