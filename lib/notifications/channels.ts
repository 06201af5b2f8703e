import { type SQL, sql } from 'drizzle-orm';
import type { ChannelSender } from './channel-sender';
import type { Channel, Messages } from './define-notice';
import { sendsTexts } from './text-message/transport';
import { sendsWhatsApp } from './whatsapp/transport';

/** Who sends by each channel, loaded when something is sent. */
export const SENDERS: { readonly [Name in Channel]: () => Promise<ChannelSender<Messages[Name]>> } = {
  email: async () => (await import('./email/send-email')).sender,
  text: async () => (await import('./text-message/send-text')).sender,
  whatsapp: async () => (await import('./whatsapp/send-whatsapp')).sender,
  push: async () => (await import('./push/send-push')).sender,
};

/**
 * Whether a row of `person` (talent_id, user_id) with its talent `t` can be reached by a channel, in SQL. Where it is for
 * nobody in particular, what composes the message knows the address.
 */
export const REACHES: Readonly<Record<Channel, () => SQL>> = {
  email: () => sql`true`,
  text: () => (sendsTexts() ? sql`(person.talent_id is null or t.phone is not null)` : sql`false`),
  // Who consents to messages (Ley 1581 de 2012); a number that asked for none is left out when it is sent.
  whatsapp: () =>
    sendsWhatsApp()
      ? sql`(t.phone is not null and exists (select 1 from talent_consents c
          where c.talent_id = t.id and c.purpose = 'MESSAGES' and c.withdrawn_at is null))`
      : sql`false`,
  // The mobile app has told its token, or a browser its address.
  push: () => sql`(exists (select 1 from push_subscriptions s where s.talent_id = person.talent_id)
    or exists (select 1 from push_tokens p where p.talent_id = person.talent_id)
    or person.talent_id is null
      and exists (select 1 from push_subscriptions s where s.user_id = person.user_id))`,
};
