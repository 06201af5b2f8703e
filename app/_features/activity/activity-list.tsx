import { useTranslations } from 'next-intl';
import { EmptyState } from '@/app/_ui/empty-state';
import { formatShortDate, formatTime12h } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './activity-list.module.css';

export type Activity = {
  readonly id: number;
  readonly at: Date;
  readonly entity: string;
  readonly action: string;
  readonly toState: string | null;
  readonly actorKind: string;
  readonly actorName: string | null;
  readonly agencyName: string | null;
};

type Props<Entry extends Activity> = {
  entries: readonly Entry[];
  /** Says what happened, where the page knows more than the entry; the general sentence unless given. */
  tell?: (entry: Entry) => string;
  timeZone?: string;
  /** The administrator reads of all agencies, so each entry says of which. */
  withAgency?: boolean;
};

/** Who did what and when, newest first. */
export function ActivityList<Entry extends Activity>({
  entries,
  timeZone = DEFAULT_TIME_ZONE,
  withAgency = false,
  ...props
}: Props<Entry>) {
  const t = useTranslations('activity');
  const general = useTelling();
  const tell = props.tell ?? general;
  if (entries.length === 0) return <EmptyState compact title={t('empty')} text={t('emptyText')} />;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <p className={styles.what}>{tell(entry)}</p>
          <p className={styles.when}>
            <time dateTime={entry.at.toISOString()}>
              {formatShortDate(entry.at, timeZone)}, {formatTime12h(entry.at, timeZone)}
            </time>
            {withAgency && entry.agencyName && <span> · {entry.agencyName}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Entries whose state is said by the verb already. */
const SAYS_STATE = [
  'send',
  'resend',
  'accept',
  'reject',
  'expire',
  'sign',
  'create',
  'cancel',
  'publish',
  'close',
  'approve',
  'review',
  'suspend',
  'reactivate',
  'revise',
  'supersede',
  'void',
];

function useTelling(): (entry: Activity) => string {
  const t = useTranslations('activity');
  const states = useTranslations('states');
  return ({ entity, action, toState, ...actor }) => {
    const key = `what.${entity}.${action}` as Parameters<typeof t.has>[0];
    const sentence = t(t.has(key) ? key : 'what.other', { who: who(actor, entity) });
    const state = toState as Parameters<typeof states.has>[0] | null;
    if (!state || SAYS_STATE.includes(action) || !states.has(state)) return sentence;
    return `${sentence}: ${states(state)}`;
  };

  function who({ actorName, actorKind }: Pick<Activity, 'actorName' | 'actorKind'>, entity: string): string {
    if (actorName) return actorName;
    if (actorKind === 'job') return t('who.system');
    if (actorKind !== 'linkHolder') return t('who.someone');
    return entity === 'quotation' ? t('who.client') : t('who.talent');
  }
}
