import { getTranslations } from 'next-intl/server';
import { RetryOwnButton } from '@/app/_features/operations/retry-own-button';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { OlderLinks, olderThan } from '@/app/_ui/list/older-links';
import type { MessageStatus } from '@/db/values/messages';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { listSentMessages, type SentMessage, type SentSubject } from '@/lib/operations/sent/queries';
import { isRepeatable } from '@/lib/operations/sent/rules';
import { messageTitle } from './message-title';
import { NotSentButton } from './not-sent-button';
import styles from './sent-list.module.css';

const PER_PAGE = 40;

const TONES: Readonly<Record<MessageStatus, Tone>> = {
  QUEUED: 'yellow',
  SENT: 'blue',
  DELIVERED: 'green',
  OPENED: 'green',
  FAILED: 'red',
  CANCELLED: 'gray',
  BUNDLED: 'gray',
};

/** When a message came to the state in which it is; null for when it was written. */
const reachedAt = (message: SentMessage): Date =>
  message.openedAt ??
  message.deliveredAt ??
  (message.status === 'FAILED' ? message.failedAt : null) ??
  message.sentAt ??
  message.createdAt;

/** Somebody said that it had sent it by hand, and then that it had not. */
const wasTakenBack = ({ kind, status }: SentMessage): boolean =>
  status === 'CANCELLED' && kind.startsWith('by-hand.');

type Props = {
  actor: Actor;
  subject: SentSubject;
  /** The page's own address, with what else it says. */
  href: string;
  query: SearchParams;
  timeZone: string;
};

/** What was sent about an event or to a person: to whom, by what, and what became of it; with a button to send it again. */
export async function SentList({ actor, subject, href, query, timeZone }: Props) {
  const after = olderThan(query);
  const [read, t, channels] = await Promise.all([
    listSentMessages(actor, subject, { limit: PER_PAGE + 1, ...(after ? { after } : {}) }),
    getTranslations('sentMessages'),
    getTranslations('operations'),
  ]);
  const shown = read.slice(0, PER_PAGE);
  const last = read.length > PER_PAGE ? shown.at(-1)?.id : undefined;
  const mayResend = actor.kind === 'agencyUser' && can(actor, 'quote');
  const mayTakeBack = can(actor, 'callTalents');
  const time = (at: Date) => formatDateTime(at, timeZone);
  return (
    <>
      <SectionCard flush title={t('title')} description={t('text')}>
        {shown.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <RowList
            label={t('title')}
            items={shown.map((message) => {
              const what = messageTitle(message.kind) ?? t('message');
              const to = actor.kind === 'talent' ? message.agencyName : (message.to ?? t('somebody'));
              return {
                id: message.id,
                title: what,
                detail: [
                  to,
                  'eventId' in subject ? null : message.eventName,
                  channels(`channels.${message.channel}`),
                  message.sentBy && t('byHand', { name: message.sentBy }),
                  message.status === 'QUEUED' && message.dueAt
                    ? t('due', { when: time(message.dueAt) })
                    : time(reachedAt(message)),
                  message.reason && channels(`reasons.${message.reason}`),
                ],
                trailing: (
                  <span className={styles.state}>
                    <SoftBadge tone={TONES[message.status]}>
                      {wasTakenBack(message) ? t('wasNotSent') : t(`statuses.${message.status}`)}
                    </SoftBadge>
                    {mayResend && !message.sentBy && isRepeatable(message.status) && (
                      <RetryOwnButton
                        kind="message"
                        id={message.id}
                        text={t('resend')}
                        label={t('resendOf', { what, to: message.to ?? t('somebody') })}
                        done={t('resent')}
                      />
                    )}
                    {mayTakeBack && message.sentBy && message.status === 'SENT' && (
                      <NotSentButton
                        id={message.id}
                        label={t('notSentOf', { what, to: message.to ?? t('somebody') })}
                        text={t('notSent')}
                        done={t('takenBack')}
                      />
                    )}
                  </span>
                ),
              };
            })}
          />
        )}
      </SectionCard>
      <OlderLinks href={href} after={after} last={last} newest={t('newest')} older={t('older')} />
    </>
  );
}
