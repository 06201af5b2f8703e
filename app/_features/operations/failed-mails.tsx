import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { listFailedMails, type MailSubject } from '@/lib/operations/queries';
import { RetryOwnButton } from './retry-own-button';
import { mailWords } from './what-failed';

/** The mails about this page that did not leave, why, and a way to send them again; nothing when all left. */
export async function FailedMails({ actor, subject }: { actor: Actor; subject: MailSubject }) {
  const mails = actor.kind === 'agencyUser' ? await listFailedMails(actor, subject) : [];
  if (mails.length === 0) return null;
  const t = await getTranslations('operations');
  const mayResend = can(actor, 'quote');
  const title = t('mails.title', { count: mails.length });
  return (
    <SectionCard title={title} flush>
      <RowList
        label={title}
        items={mails.map((mail) => {
          const what = t(`what.${mailWords(mail.kind)}`);
          return {
            id: mail.id,
            title: what,
            detail: [mail.to ?? mail.talent, t(`reasons.${mail.reason}`)],
            trailing: mayResend && (
              <RetryOwnButton
                kind="mail"
                id={mail.id}
                text={t('mails.resend')}
                label={t('mails.resendOf', { what })}
                done={t('mails.resent')}
              />
            ),
          };
        })}
      />
    </SectionCard>
  );
}
