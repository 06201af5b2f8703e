import { useTranslations } from 'next-intl';
import { TermBadge } from '@/app/_features/habeas-data/term-badge';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import text from '@/app/_ui/theme/text.module.css';
import { formatIsoDate, formatShortDate } from '@/lib/core/dates';
import type { DataRequest } from '@/lib/habeas-data/requests/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './personal-data.module.css';

/** What a talent asked of its data: until when it is answered, and the answer. */
export function RequestList({ requests, today }: { requests: readonly DataRequest[]; today: string }) {
  const t = useTranslations('place.rights');
  return (
    <ul className={styles.requests}>
      {requests.map((one) => (
        <li key={one.id} className={styles.request}>
          <div className={styles.head}>
            <span className={text.name}>{t(`names.${one.kind}`)}</span>
            {one.answeredAt ? (
              <SoftBadge tone="green">
                {t('answered', { day: formatShortDate(one.answeredAt, DEFAULT_TIME_ZONE) })}
              </SoftBadge>
            ) : (
              <TermBadge dueOn={one.dueOn} today={today} />
            )}
          </div>
          <p className={styles.words}>{one.text}</p>
          <p className={text.small}>
            {t('dates', { received: formatIsoDate(one.receivedOn), due: formatIsoDate(one.dueOn) })}
          </p>
          {one.extensionReason && !one.answeredAt && (
            <p className={text.small}>{t('extended', { reason: one.extensionReason })}</p>
          )}
          {one.answer && <p className={styles.answer}>{one.answer}</p>}
        </li>
      ))}
    </ul>
  );
}
