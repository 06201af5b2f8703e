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

/** How it is told, whoever is told. */
export type How = {
  /** The channels to use, whatever the person chose; those of the notice that reach the person unless told. */
  readonly by?: readonly Channel[];
  /** No other channels than these, of those that reach the person. */
  readonly among?: readonly ChannelName[];
  /** It may not wait, neither for the end of quiet hours nor for more changes: it is about today. */
  readonly urgent?: boolean;
  /** False: what this notice tells is not one change of several this time. */
  readonly gathers?: boolean;
};

type Told = Person & { readonly eventId?: string | null };

export type Choice = {
  readonly channel: Channel;
  /** Not before; null: at once. */
  readonly dueAt: Date | null;
};

/** What is known of each, in their order. */
async function findKnown(tx: Tx, channels: readonly Channel[], people: readonly Told[]): Promise<Known[]> {
  const reached = channels.map((channel) => sql`${REACHES[channel]()} as ${sql.identifier(channel)}`);
  const ids = (of: 'talentId' | 'userId') => sql.param(people.map((person) => person[of] ?? null));
  const { rows } = await tx.execute<Known>(sql`
    select ${sql.join(reached, sql`, `)}, s.quiet_from, s.quiet_until, s.muted, c.time_zone
      from unnest(${ids('talentId')}::uuid[], ${ids('userId')}::uuid[])
        with ordinality as person (talent_id, user_id, place)
      left join talents t on t.id = person.talent_id
      left join cities c on c.id = t.residence_city_id
      left join talent_message_settings s on s.talent_id = person.talent_id
      order by person.place`);
  return rows;
}

/** Mail goes at any hour: it does not ring. */
function quietUntil(channel: Channel, known: Wishes | undefined, now: Date): Date | null {
  if (channel === 'email' || !known) return null;
  const { quiet_from: from, quiet_until: until, time_zone } = known;
  const hours = from === null || until === null ? USUAL_QUIET : { from, until };
  return quietEnd(now, hours, time_zone ?? DEFAULT_TIME_ZONE);
}

/**
 * The channels of a notice by which each of several people is told, and when: those that reach it and that it has not
 * muted for this topic, or those that the caller names. Where nothing is left, mail goes all the same, but of what may be
 * stopped; what is urgent by itself, such as a code, heeds no channel that is off.
 */
export async function chooseChannels(
  tx: Tx,
  notice: RegisteredNotice,
  people: readonly Told[],
  how: How,
): Promise<readonly (readonly Choice[])[]> {
  const channels = notice.channels.filter((channel) => how.among?.includes(channel) ?? true);
  // Nothing that would have to be known of anybody.
  if (channels.length === 0) return people.map(() => []);
  const plain = (to: Told) =>
    channels.every((channel) => channel === 'email') && !(notice.topic && to.talentId);
  const known = people.every(plain) ? [] : await findKnown(tx, channels, people);
  return people.map((to, place) => choose(notice, channels, to, plain(to) ? undefined : known[place], how));
}

/** `known` is undefined where nothing has to be known. */
function choose(
  notice: RegisteredNotice,
  channels: readonly Channel[],
  to: Told,
  known: Known | undefined,
  how: How,
): Choice[] {
  const { topic } = notice;
  const reached = channels.filter((channel) => !known || known[channel]);
  const urgent = notice.urgent || how.urgent;
  const isMuted = (of: MessageTopic | 'all', channel: Channel) => known?.muted?.includes(`${of}.${channel}`);
  const wanted = reached.filter(
    (channel) => !(topic && isMuted(topic, channel)) && !(!notice.urgent && isMuted('all', channel)),
  );
  const chosen = how.by
    ? channels.filter((channel) => how.by?.includes(channel))
    : wanted.length > 0 || isStoppable(topic)
      ? wanted
      : reached.filter((channel) => channel === 'email');
  const now = currentTime();
  const gathers = notice.gathers && (how.gathers ?? true) && !urgent && to.talentId && to.eventId;
  const gathered = gathers ? new Date(now.getTime() + GATHER_MS) : null;
  return chosen.map((channel) => ({
    channel,
    dueAt: (urgent || !to.talentId ? null : quietUntil(channel, known, gathered ?? now)) ?? gathered,
  }));
}
