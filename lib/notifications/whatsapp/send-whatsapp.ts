import { database } from '@/lib/platform/database';
import type { ChannelSender } from '../channel-sender';
import type { ComposedWhatsApp } from './composed-whatsapp';
import { keepButtons, moveButtons } from './message-replies';
import { findLeaving } from './numbers';
import { buttonPayload, canonicalNumber, templateValue } from './rules';
import { whatsAppTransport } from './transport';
import { WhatsAppRefusal } from './whatsapp-refusal';

/** Hands a template over, unless its number asked for no messages. */
export const sender: ChannelSender<ComposedWhatsApp> = {
  send: async ({ to, template, values, reply }, row) => {
    const transport = await whatsAppTransport();
    if (!transport || (await findLeaving(database(), to))) return null;
    if (reply) await keepButtons({ ...reply, messageId: row.id, number: to });
    const taken = await transport.deliver({
      to,
      reference: row.id,
      template,
      values: values.map(templateValue),
      payloads: reply ? reply.choices.map((choice) => buttonPayload(choice, reply.secret)) : [],
    });
    if (reply && canonicalNumber(taken.number) !== canonicalNumber(to)) {
      await moveButtons(reply.secret, taken.number);
    }
    return { toAddress: `+${to}`, providerId: taken.providerId };
  },
  isPermanent: (error) => error instanceof WhatsAppRefusal && error.isFinal,
};
