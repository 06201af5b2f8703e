import { type SQL, sql } from 'drizzle-orm';
import type { ChannelSender, Person } from './channel-sender';
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

/** The mobile app has told its token, or a browser its address. */
const takesPush = ({ talentId, userId }: Person): SQL =>
  talentId
    ? sql`(exists (select 1 from push_subscriptions s where s.talent_id = ${talentId})
        or exists (select 1 from push_tokens p where p.talent_id = ${talentId}))`
    : sql`exists (select 1 from push_subscriptions s where s.user_id = ${userId ?? null}::uuid)`;

/**
 * Whether a person can be reached by a channel, in SQL. Where it is for nobody in particular, what composes the message
 * knows the address.
 */
export const REACHES: Readonly<Record<Channel, (person: Person) => SQL>> = {
  email: () => sql`true`,
  text: ({ talentId }) => {
    if (!sendsTexts()) return sql`false`;
    return talentId
      ? sql`exists (select 1 from talents where id = ${talentId} and phone is not null)`
      : sql`true`;
  },
  // Who consents to messages (Ley 1581 de 2012); a number that asked for none is left out when it is sent.
  whatsapp: ({ talentId }) =>
    talentId && sendsWhatsApp()
      ? sql`exists (select 1 from talents t
          join talent_consents c on c.talent_id = t.id and c.purpose = 'MESSAGES' and c.withdrawn_at is null
          where t.id = ${talentId} and t.phone is not null)`
      : sql`false`,
  push: takesPush,
};
