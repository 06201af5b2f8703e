import * as z from 'zod/mini';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import type { TakeReply } from '@/lib/notifications/whatsapp/define-reply';
import { env } from '@/lib/platform/env';
import { answerCall } from './answer-call';
import { getCall } from './queries';

const tapped = z.object({
  choice: z.enum(['YES', 'NO']),
  told: z.object({ startDate: z.coerce.date(), endDate: z.coerce.date() }),
});

/**
 * A talent's answer by the button of its WhatsApp message, the same as by the link that stands in it: the secret is that
 * link's, and ends with it. What the call takes no more is told in words.
 */
export const answerByWhatsApp: TakeReply<{ convocatedId: string }> = async ({ secret, ...reply }) => {
  const { data } = tapped.safeParse(reply);
  const actor = data && (await findLinkActor('TALENT_REPLY', {}, secret));
  if (!data || !actor) return translate('call.whatsapp.over', { url: env().APP_URL });
  try {
    await answerCall(actor, { reply: data.choice, shown: data.told });
    const call = await getCall(actor);
    return translate(`call.whatsapp.${data.choice}`, { event: call?.eventName ?? '', url: env().APP_URL });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
    return `${translate(error.messageKey, error.values)} ${translate('call.whatsapp.look', { url: env().APP_URL })}`;
  }
};
