import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import { formatShortDate } from '@/lib/core/dates';
import type { EarlierClosing } from '@/lib/finances/journal/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './journal.module.css';
import { asClosedHref } from './month';

const dayOf = (instant: Date) => formatShortDate(instant, DEFAULT_TIME_ZONE);

/** When a month was closed and opened again, by whom and why, with the way to its books of then. */
export async function ClosingHistory({
  month,
  earlier,
}: {
  month: string;
  earlier: readonly EarlierClosing[];
}) {
  const t = await getTranslations('journal');
  return earlier.map(({ id, closedAt, reopenedAt, reopenedBy, reason }) => (
    <p key={id} className={`${text.quiet} ${styles.history}`}>
      {t('reopened', {
        closed: dayOf(closedAt),
        who: reopenedBy,
        date: dayOf(reopenedAt),
        reason,
      })}{' '}
      <Link href={asClosedHref(month, id)}>{t('seeClosed', { closed: dayOf(closedAt) })}</Link>
    </p>
  ));
}
