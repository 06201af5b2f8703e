'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { translate } from '@/lib/i18n/translate';
import { logInByLink } from '@/lib/identity/login-links/log-in-by-link';
import { TALENT_HOME } from '@/lib/identity/rules';
import { currentLinkActor, sessionIdOf } from '@/lib/identity/session';
import { sealSession } from '@/lib/identity/sessions/session-cookie';
import { answerForm } from '../../_link-forms/answer-form';
import type { FormAnswer } from '../../_link-forms/form-answer';
import type { PostedAnswer } from '../../_link-forms/posted-answer';

/** Opens the session of the talent whose link this browser holds, in place of the one it has, and leads to its place. */
export async function comeIn(talentId: string): Promise<FormAnswer> {
  const answer = await answerForm(
    async () => {
      const [sent, asked] = await Promise.all([cookies(), headers()]);
      const replaces = await sessionIdOf(
        Object.fromEntries(sent.getAll().map(({ name, value }) => [name, value])),
      );
      const actor = await currentLinkActor('TALENT_LOGIN', { talentId });
      const { sessionId } = await logInByLink(actor, { userAgent: asked.get('user-agent'), replaces });
      sent.set(await sealSession(sessionId));
    },
    { unexpected: translate('login.link.enterFailed'), leaves: true },
  );
  if (answer.ok) redirect(TALENT_HOME);
  return answer;
}

/** The same, sent by the browser itself. */
export async function postComeIn(talentId: string): Promise<PostedAnswer> {
  return { ...(await comeIn(talentId)), typed: {} };
}
