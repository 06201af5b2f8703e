import { and, asc, eq, inArray } from 'drizzle-orm';
import { messages } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database, readWithin } from '@/lib/platform/database';
import type { JobContext, JobHandler } from '@/lib/platform/jobs/define-job';
import { failureText } from '@/lib/platform/jobs/failure-text';
import { transact } from '@/lib/platform/transaction';
import type { MessageRow } from './channel-sender';
import { SENDERS } from './channels';
import { type Channel, type Messages, NotYet } from './define-notice';
import { readsDigestAlone } from './reads-digest-alone';
import { registeredNotice } from './registered-notices';
import { takeMessages } from './untold';
import { type Queue, waitOn } from './wait-on';

type Change = Partial<typeof messages.$inferInsert>;

/** Writes what became of a message that was taken to be sent; of those that went with it, `withIt`. */
async function settle(rows: readonly MessageRow[], change: Change, withIt: Change = change): Promise<void> {
  const [row, ...others] = rows.map(({ id }) => id);
  const write = (ids: string[], set: Change) =>
    database()
      .update(messages)
      .set(set)
      .where(and(inArray(messages.id, ids), eq(messages.status, 'QUEUED')));
  if (row) await write([row], change);
  if (others.length > 0) await write(others, withIt);
}

async function settleFailure(
  rows: readonly MessageRow[],
  error: unknown,
  final: boolean,
  context: JobContext,
): Promise<void> {
  await settle(rows, {
    error: failureText(error),
    ...(final ? { status: 'FAILED' as const, failedAt: currentTime() } : {}),
  });
  if (!final) throw error;
  const told = rows.map(({ id: messageId, kind, channel }) => ({ messageId, kind, channel }));
  context.log.error({ ...told[0], error }, 'message given up');
}

/** Composing is a transaction of its own: a link's token is stored before anybody can follow the link. */
const compose = <Name extends Channel>(channel: Name, { kind, payload }: MessageRow, { actor }: JobContext) =>
  transact((tx) =>
    readWithin(tx, async () => {
      const notice = registeredNotice(kind);
      const message = await notice.compose(channel, payload, { tx, actor });
      return message && notice.canWait && (await readsDigestAlone(tx, message)) ? null : message;
    }),
  );

/** Composes what each row tells, the same once, and nothing of what is not so any more; `early` are the rows that wait. */
async function composeAll<Name extends Channel>(
  channel: Name,
  rows: readonly MessageRow[],
  context: JobContext,
): Promise<{ readonly composed: Messages[Name][]; readonly early: ReadonlySet<MessageRow> }> {
  const keyOf = ({ kind, payload }: MessageRow) => `${kind} ${JSON.stringify(payload)}`;
  const told = new Map(rows.map((row) => [keyOf(row), row]));
  const composed: Messages[Name][] = [];
  const early = new Set<MessageRow>();
  for (const [key, row] of told) {
    try {
      const message = await compose(channel, row, context);
      if (message) composed.push(message);
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      for (const same of rows) if (keyOf(same) === key) early.add(same);
    }
  }
  return { composed, early };
}

async function send<Name extends Channel>(
  channel: Name,
  rows: readonly MessageRow[],
  context: JobContext,
  queue: Queue,
): Promise<void> {
  const sender = await SENDERS[channel]();
  let left = rows;
  try {
    const { composed, early } = await composeAll(channel, rows, context);
    for (const row of early) await waitOn(row, queue);
    left = rows.filter((row) => !early.has(row));
    const [oldest] = left;
    if (!oldest) return;
    const [first, ...others] = composed;
    const last = others.at(-1) ?? first;
    const message = first && others.length > 0 ? (sender.combine?.([first, ...others]) ?? last) : first;
    const sent = message && (await sender.send(message, oldest, context));
    if (!sent) return await settle(left, { status: 'CANCELLED' });
    const change = { error: null, sentAt: currentTime() };
    await settle(left, { ...sent, ...change, status: 'SENT' }, { ...change, status: 'BUNDLED' });
  } catch (error) {
    await settleFailure(left, error, context.lastAttempt || sender.isPermanent(error), context);
  }
}

/**
 * The waiting messages that go with one, the oldest first: changes of one event to one talent by one channel. The oldest
 * takes the others with it, so nothing is left to do for a younger one: empty.
 */
async function gather(row: MessageRow): Promise<readonly MessageRow[]> {
  const { talentId, eventId, channel } = row;
  const gathers = ({ kind, dueAt }: MessageRow) => dueAt !== null && registeredNotice(kind).gathers;
  if (!talentId || !eventId || !gathers(row)) return [row];
  const waiting = await database()
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.talentId, talentId),
        eq(messages.eventId, eventId),
        eq(messages.channel, channel),
        eq(messages.status, 'QUEUED'),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id));
  const together = waiting.filter(gathers);
  return together[0]?.id === row.id ? together : [];
}

const isChannel = (name: string): name is Channel => name in SENDERS;

/**
 * Sends one message of the list: composes it from what is true now, with what was gathered for the same person, hands it
 * over, and only then marks it SENT. A worker that dies in between sends it again. What is not true yet is queued again.
 * Once it is taken it cannot be withdrawn any more, and what was withdrawn first is not sent.
 */
export const sendingWith =
  (queue: Queue): JobHandler<{ messageId: string }> =>
  async ({ messageId }, context) => {
    const [row] = await database().select().from(messages).where(eq(messages.id, messageId));
    if (row?.status !== 'QUEUED') return;
    if (!isChannel(row.channel)) throw new Error(`Nobody sends by ${row.channel}`);
    const rows = await takeMessages(database(), await gather(row));
    if (rows.length > 0) await send(row.channel, rows, context, queue);
  };
