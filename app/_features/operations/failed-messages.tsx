import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { listFailedMessages, type MessageSubject } from '@/lib/operations/queries';
import { RetryOwnButton } from './retry-own-button';
import { messageWords } from './what-failed';

/** The messages about this page that did not leave, why, and a way to send them again; nothing when all left. */
export async function FailedMessages({ actor, subject }: { actor: Actor; subject: MessageSubject }) {
  const failed = actor.kind === 'agencyUser' ? await listFailedMessages(actor, subject) : [];
  if (failed.length === 0) return null;
  const t = await getTranslations('operations');
  const mayResend = can(actor, 'quote');
  const title = t('messages.title', { count: failed.length });
  return (
    <SectionCard title={title} flush>
      <RowList
        label={title}
        items={failed.map((message) => {
          const what = t(`what.${messageWords(message.kind)}`);
          return {
            id: message.id,
            title: what,
            detail: [
              message.to ?? message.talent,
              t(`channels.${message.channel}`),
              t(`reasons.${message.reason}`),
            ],
            trailing: mayResend && (
              <RetryOwnButton
                kind="message"
                id={message.id}
                text={t('messages.resend')}
                label={t('messages.resendOf', { what })}
                done={t('messages.resent')}
              />
            ),
          };
        })}
      />
    </SectionCard>
  );
}
