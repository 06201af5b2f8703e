'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useGivenLink } from '@/app/_features/links/use-given-link';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { RowButton } from '@/app/_ui/list/row-button';
import { fillWording } from '@/lib/agencies/texts/rules';
import { isWaiting } from '@/lib/talents/invitations/rules';
import {
  RESEND_TALENT_INVITATION,
  SHARE_TALENT_INVITATION,
  WITHDRAW_TALENT_INVITATION,
} from '@/lib/talents/invitations/writes';
import type { InvitationRow } from './invitation-row';
import styles from './invitations.module.css';

/** What goes along with a link by WhatsApp, and what stands in its places besides the person and the link. */
export type InvitationChat = {
  readonly wording: string;
  readonly values: Readonly<Record<'agencia' | 'plataforma', string>>;
};

type Props = { invitation: InvitationRow; chat: InvitationChat };

/** What can be done with an invitation that waits: its link by hand, the mail again, taking it back. */
export function InvitationActions({ invitation, chat }: Props) {
  const t = useTranslations('talentInvitations.actions');
  const confirm = useConfirm();
  const sharing = useWrite(SHARE_TALENT_INVITATION);
  const resending = useAction(RESEND_TALENT_INVITATION);
  const withdrawing = useAction(WITHDRAW_TALENT_INVITATION);
  const { id, name, hasEmail, state } = invitation;
  const link = useGivenLink({
    make: async () => {
      const result = await sharing.run({ id });
      return result.ok ? { ...result, data: result.data } : result;
    },
    message: (enlace) => fillWording(chat.wording, { ...chat.values, talento: name, enlace }),
  });
  if (!isWaiting(state)) return null;
  const withdraw = () =>
    confirm({
      title: t('withdrawTitle', { name }),
      message: t('withdrawText'),
      confirmLabel: t('withdraw'),
      tone: 'danger',
      onConfirm: () => withdrawing.confirmed({ id }, t('withdrawn')),
    });
  return (
    <span className={styles.actions}>
      <RowButton onClick={link.copy} aria-label={t('copyOf', { name })}>
        {t('copy')}
      </RowButton>
      <RowButton onClick={link.send} aria-label={t('whatsappOf', { name })}>
        {t('whatsapp')}
      </RowButton>
      {hasEmail && (
        <RowButton
          pending={resending.pending}
          onClick={() => resending.press({ id }, t('resent', { name }))}
          aria-label={t('resendOf', { name })}
        >
          {t('resend')}
        </RowButton>
      )}
      <RowButton variant="subtle" onClick={withdraw} aria-label={t('withdrawOf', { name })}>
        {t('withdraw')}
      </RowButton>
      {link.problem && <span role="alert">{link.problem}</span>}
    </span>
  );
}
