import { useTranslations } from 'next-intl';
import text from '@/app/_ui/theme/text.module.css';
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
  'confirm-acceptance',
  'request-change',
  'open',
  'remind',
  'share-link',
  'revoke-links',
] as const;

/** The client's own answer has other words than an answer that the agency notes. */
const BY_CLIENT = { accept: 'accept-by-client', reject: 'reject-by-client' } as const;

function wordsOf({ action, actorKind }: ActivityEntry) {
  if (actorKind === 'linkHolder' && (action === 'accept' || action === 'reject')) return BY_CLIENT[action];
  return ACTIONS.find((known) => known === action) ?? 'other';
}

/** The activity of a quotation, newest first. */
export function QuotationActivity({ entries, timeZone }: Props) {
  const t = useTranslations('quotations.activity');
  if (entries.length === 0) return <p>{t('none')}</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <span>{t(wordsOf(entry))}</span>
          <span className={text.small}>
            {`${entry.actorName ?? t(entry.actorKind === 'linkHolder' ? 'link' : 'system')} · ${formatDateTime(entry.at, timeZone)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
