import { useTranslations } from 'next-intl';
import type { ActivityEntry } from '@/lib/agencies/activity/queries';
import { formatDateTime } from '@/lib/core/dates';
import styles from './quotation-page.module.css';

type Props = { entries: readonly ActivityEntry[]; timeZone: string };

const ACTIONS = [
  'create',
  'revise',
  'update',
  'send',
  'resend',
  'accept',
  'reject',
  'expire',
  'supersede',
  'void',
] as const;

/** What happened to the quotation, who did it and when; newest first. */
export function QuotationActivity({ entries, timeZone }: Props) {
  const t = useTranslations('quotations.activity');
  if (entries.length === 0) return <p>{t('none')}</p>;
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, at, action, actorName, actorKind }) => (
        <li key={id} className={styles.entry}>
          <span>{t(ACTIONS.find((known) => known === action) ?? 'other')}</span>
          <span className={styles.when}>
            {`${actorName ?? t(actorKind === 'linkHolder' ? 'link' : 'system')} · ${formatDateTime(at, timeZone)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
