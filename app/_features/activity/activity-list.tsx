import { useTranslations } from 'next-intl';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import { formatShortDate, formatTime12h, isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './activity-list.module.css';
import { foldAlike } from './fold-alike';
import { type Activity, useActivityWords } from './use-activity-words';

/** What an entry is about, and where that is. */
type Subject = { readonly label: string; readonly href: string | null };

type Props<Entry extends Activity> = {
  entries: readonly Entry[];
  /** Says what happened, where the page knows more than the entry; the general sentence unless given. */
  tell?: (entry: Entry) => string;
  /** What an entry is about: then also from what to what it went. Left out on the page of that one thing. */
  subjectOf?: (entry: Entry) => Subject | undefined;
  timeZone?: string;
  /** The administrator reads of all agencies, so each entry says of which. */
  withAgency?: boolean;
};

/** Who did what and when, newest first. */
export function ActivityList<Entry extends Activity>({
  entries,
  timeZone = DEFAULT_TIME_ZONE,
  withAgency = false,
  subjectOf,
  ...props
}: Props<Entry>) {
  const t = useTranslations('activity');
  const telling = useActivityWords();
  if (entries.length === 0) return <EmptyState compact title={t('empty')} text={t('emptyText')} />;
  const told = (entry: Entry): { what: string; change: string | null } => {
    const change = subjectOf ? telling.change(entry) : null;
    const tell = props.tell ?? (change ? telling.sentence : telling.tell);
    return { what: tell(entry), change };
  };
  const lines = entries.map((entry) => {
    const { what, change } = told(entry);
    const subject = subjectOf?.(entry);
    const words = [what, change, subject?.label, subject?.href, withAgency && entry.agencyName].join('|');
    return { entry, what, change, subject, words, day: isoDateInZone(entry.at, timeZone) };
  });
  return (
    <ul className={`${text.list} ${styles.list}`}>
      {foldAlike(lines).map(({ entry, what, change, subject, times }) => {
        return (
          <li key={entry.id} className={styles.entry}>
            <p className={styles.what}>
              {what}
              {change && <span className={text.aside}> {change}</span>}
              {times > 1 && <span className={text.aside}> {t('times', { times })}</span>}
            </p>
            {subject && (
              <p className={styles.subject}>
                {subject.href ? <Link href={subject.href}>{subject.label}</Link> : subject.label}
              </p>
            )}
            <p className={styles.when}>
              <time dateTime={entry.at.toISOString()}>
                {formatShortDate(entry.at, timeZone)}, {formatTime12h(entry.at, timeZone)}
              </time>
              {withAgency && entry.agencyName && <span> · {entry.agencyName}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
