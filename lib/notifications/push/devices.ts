import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { mobileTokens, pushSubscriptions, pushTokens, userSessions } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import type { Person } from '../channel-sender';
import { mailboxTransport } from '../email/mailbox-transport';
import { sendByFcm } from './fcm';
import type { Delivery, PushMessage } from './push-message';
import type { ToldOf } from './told-of';
import { vapidKeys } from './vapid';
import { sendByWebPush } from './web-push';

/** One device of a person. */
export type Device = {
  readonly deliver: (message: PushMessage, told: ToldOf) => Promise<Delivery>;
  /** It takes none any more. */
  readonly forget: () => Promise<unknown>;
};

/** Keeps a message to the mobile app in the local mailbox: what a machine without FCM uses. */
async function keepInMailbox(talentId: string, { title, body, path }: PushMessage, { messageId }: ToldOf) {
  const text = `${body}\n\n${env().APP_URL}${path}`;
  await mailboxTransport(env().DATA_DIR).deliver({
    from: 'Avisos en el teléfono <avisos@telefono.invalid>',
    to: { name: 'Aplicación móvil', address: `${talentId}@telefono.invalid` },
    subject: title,
    html: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`,
    text,
    messageId: `<${messageId}@telefono.invalid>`,
    attachments: [],
  });
  return 'taken' as const;
}

/** The installations of the mobile app of a talent in which it is signed in, where this installation reaches them. */
async function findApps(talentId: string): Promise<Device[]> {
  const { PUSH_SERVICE_ACCOUNT, EMAIL_DRIVER } = env();
  if (!PUSH_SERVICE_ACCOUNT && EMAIL_DRIVER !== 'mailbox') return [];
  const rows = await database()
    .select({ id: pushTokens.id, token: pushTokens.token })
    .from(pushTokens)
    .leftJoin(mobileTokens, eq(mobileTokens.id, pushTokens.mobileTokenId))
    .where(
      and(
        eq(pushTokens.talentId, talentId),
        or(
          isNull(pushTokens.mobileTokenId),
          and(isNull(mobileTokens.revokedAt), gt(mobileTokens.expiresAt, currentTime())),
        ),
      ),
    );
  return rows.map(({ id, token }) => ({
    deliver: PUSH_SERVICE_ACCOUNT
      ? (message, told) => sendByFcm(token, message, told)
      : (message, told) => keepInMailbox(talentId, message, told),
    forget: () => database().delete(pushTokens).where(eq(pushTokens.id, id)),
  }));
}

/** The browsers of a person that take messages: those in which it has not signed out. */
async function findBrowsers({ talentId, userId }: Person): Promise<Device[]> {
  if (!vapidKeys()) return [];
  const rows = await database()
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .leftJoin(userSessions, eq(userSessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        talentId
          ? eq(pushSubscriptions.talentId, talentId)
          : sql`${pushSubscriptions.userId} = ${userId ?? null}`,
        or(isNull(pushSubscriptions.sessionId), isNull(userSessions.endedAt)),
      ),
    );
  return rows.map(({ subscription }) => {
    const itself = eq(pushSubscriptions.id, subscription.id);
    return {
      deliver: async (message, { messageId }) => {
        const delivery = await sendByWebPush(subscription, message, messageId);
        if (delivery === 'taken') {
          await database().update(pushSubscriptions).set({ usedAt: currentTime() }).where(itself);
        }
        return delivery;
      },
      forget: () => database().delete(pushSubscriptions).where(itself),
    };
  });
}

/** All devices of a talent, or of a person of the portal, that take push messages. */
export async function findDevices(person: Person): Promise<readonly Device[]> {
  const { talentId } = person;
  const [apps, browsers] = await Promise.all([talentId ? findApps(talentId) : [], findBrowsers(person)]);
  return [...apps, ...browsers];
}
