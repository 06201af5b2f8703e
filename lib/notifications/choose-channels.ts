import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { type ChannelName, isStoppable, type MessageTopic, type Muted } from '@/db/values/messages';
import { quietEnd, USUAL_QUIET } from '@/lib/core/quiet-hours';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import type { Person } from './channel-sender';
import { REACHES } from './channels';
import type { Channel, RegisteredNotice } from './define-notice';

/** Changes are gathered so long. */
export const GATHER_MS = 10 * 60_000;

type Wishes = {
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  readonly muted: readonly Muted[] | null;
  readonly time_zone: string | null;
};
type Known = Wishes & Readonly<Record<Channel, boolean>>;

export type Told = Person & {
  readonly by?: readonly Channel[];
  readonly among?: readonly ChannelName[];
  readonly urgent?: boolean;
  readonly gathers?: boolean;
  readonly eventId?: string | null;
};

export type Choice = {
  readonly channel: Channel;
  /** Not before; null: at once. */
  readonly dueAt: Date | null;
};

async function findKnown(tx: Tx, channels: readonly Channel[], to: Told): Promise<Known | undefined> {
  const reached = channels.map((channel) => sql`${REACHES[channel](to)} as ${sql.identifier(channel)}`);
  const { rows } = await tx.execute<Known>(sql`
    select ${sql.join(reached, sql`, `)}, s.quiet_from, s.quiet_until, s.muted, c.time_zone
      from (select ${to.talentId ?? null}::uuid as id) person
      left join talents t on t.id = person.id
      left join cities c on c.id = t.residence_city_id
      left join talent_message_settings s on s.talent_id = person.id`);
  return rows[0];
}

/** Mail goes at any hour: it does not ring. */
function quietUntil(channel: Channel, known: Wishes | undefined, now: Date): Date | null {
  if (channel === 'email' || !known) return null;
  const { quiet_from: from, quiet_until: until, time_zone } = known;
  const hours = from === null || until === null ? USUAL_QUIET : { from, until };
  return quietEnd(now, hours, time_zone ?? DEFAULT_TIME_ZONE);
}

/**
 * The channels of a notice by which a person is told, and when: those that reach it and that it has not muted for this
 * topic, or those that the caller names. Where nothing is left, mail goes all the same, but of what may be stopped; what is urgent by itself, such as a
 * code, heeds no channel that is off.
 */
export async function chooseChannels(tx: Tx, notice: RegisteredNotice, to: Told): Promise<readonly Choice[]> {
  const { topic } = notice;
  const channels = notice.channels.filter((channel) => to.among?.includes(channel) ?? true);
  // Nothing that would have to be known of the person.
  if (channels.length === 0) return [];
  const plain = channels.every((channel) => channel === 'email') && !(topic && to.talentId);
  const known = plain ? undefined : await findKnown(tx, channels, to);
  const reached = channels.filter((channel) => plain || known?.[channel]);
  const urgent = notice.urgent || to.urgent;
  const isMuted = (of: MessageTopic | 'all', channel: Channel) => known?.muted?.includes(`${of}.${channel}`);
  const wanted = reached.filter(
    (channel) => !(topic && isMuted(topic, channel)) && !(!notice.urgent && isMuted('all', channel)),
  );
  const chosen = to.by
    ? channels.filter((channel) => to.by?.includes(channel))
    : wanted.length > 0 || isStoppable(topic)
      ? wanted
      : reached.filter((channel) => channel === 'email');
  const now = currentTime();
  const gathers = notice.gathers && (to.gathers ?? true) && !urgent && to.talentId && to.eventId;
  const gathered = gathers ? new Date(now.getTime() + GATHER_MS) : null;
  return chosen.map((channel) => ({
    channel,
    dueAt: (urgent || !to.talentId ? null : quietUntil(channel, known, gathered ?? now)) ?? gathered,
  }));
}
