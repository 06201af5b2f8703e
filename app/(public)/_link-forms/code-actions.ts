'use server';

import { cookies, headers } from 'next/headers';
import type { LinkPurpose } from '@/db/values/link-purposes';
import type { ConfirmCodeInput, RequestCodeInput } from '@/lib/contracts/link-codes/inputs';
import { requestCode } from '@/lib/contracts/link-codes/request-code';
import { openContract } from '@/lib/contracts/signing/open-contract';
import type { LinkSubject } from '@/lib/core/actor';
import { translate } from '@/lib/i18n/translate';
import { CONFIRMED_COOKIE } from '@/lib/identity/link-codes/rules';
import { currentLinkActor } from '@/lib/identity/session';
import { env } from '@/lib/platform/env';
import { requestIp } from '@/lib/platform/request-ip';
import { answerForm } from './answer-form';
import type { FormAnswer } from './form-answer';
import { type PostedAnswer, typedOf } from './posted-answer';
import { postedValue } from './read-form';

const unexpected = () => translate('linkCode.unexpected');

/** Sends a code: `channel`. */
export async function requestAction(
  purpose: LinkPurpose,
  subject: LinkSubject,
  form: FormData,
): Promise<FormAnswer> {
  return answerForm(
    async () => {
      const actor = await currentLinkActor(purpose, subject);
      // What is wrong with it, the domain's own schema says.
      const input = { channel: postedValue(form, 'channel') } as RequestCodeInput;
      await requestCode(actor, input, { ip: requestIp(await headers()) });
    },
    { unexpected: unexpected() },
  );
}

/** Takes a code back: `code`. This browser keeps for a day that it was right. */
export async function confirmAction(
  purpose: LinkPurpose,
  subject: LinkSubject,
  form: FormData,
): Promise<FormAnswer> {
  return answerForm(
    async () => {
      const actor = await currentLinkActor(purpose, subject);
      const given = await headers();
      const input = { code: postedValue(form, 'code') ?? '' } as ConfirmCodeInput;
      const { secret, expiresAt } = await openContract(actor, input, { ip: requestIp(given) });
      const https = given.get('x-forwarded-proto') === 'https' || env().APP_URL.startsWith('https:');
      (await cookies()).set(CONFIRMED_COOKIE, secret, {
        expires: expiresAt,
        httpOnly: true,
        path: '/',
        sameSite: 'lax',
        secure: https,
      });
    },
    { unexpected: unexpected() },
  );
}

/** As `requestAction`, for a form that the browser sends by itself. */
export async function postRequest(
  purpose: LinkPurpose,
  subject: LinkSubject,
  _: PostedAnswer,
  form: FormData,
): Promise<PostedAnswer> {
  return { ...(await requestAction(purpose, subject, form)), typed: {} };
}

/** As `confirmAction`, likewise. */
export async function postConfirm(
  purpose: LinkPurpose,
  subject: LinkSubject,
  _: PostedAnswer,
  form: FormData,
): Promise<PostedAnswer> {
  return { ...(await confirmAction(purpose, subject, form)), typed: typedOf(form) };
}
