'use server';

import { headers } from 'next/headers';
import { translate } from '@/lib/i18n/translate';
import { passwordFormInput } from '@/lib/identity/password/inputs';
import { currentLinkActor } from '@/lib/identity/session';
import { parseInput } from '@/lib/platform/parse-input';
import { requestIp } from '@/lib/platform/request-ip';
import { acceptInvitation } from '@/lib/teams/invitations/accept-invitation';
import { getInvitationPage } from '@/lib/teams/invitations/invitation-page';
import { answerForm } from '../../_link-forms/answer-form';
import type { FormAnswer } from '../../_link-forms/form-answer';
import { textOf } from '../../_link-forms/read-form';

/** The form of an invitation: `password`, and for who is new `confirmation`. */
export async function acceptAction(invitationId: string, form: FormData): Promise<FormAnswer> {
  const ip = requestIp(await headers());
  return answerForm(
    async () => {
      const actor = await currentLinkActor('INVITATION', { invitationId });
      const page = await getInvitationPage(actor);
      const password = textOf(form, 'password');
      if (page.state === 'OPEN' && !page.hasAccount) {
        parseInput(passwordFormInput, { password, confirmation: textOf(form, 'confirmation') });
      }
      await acceptInvitation(actor, { password }, { ip });
    },
    { unexpected: translate('invitation.unexpected'), leaves: true },
  );
}
