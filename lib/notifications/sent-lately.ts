import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { messages } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';

/** A second click is not a second e-mail. */
const SECOND_CLICK_MS = 60_000;

/**
 * Whether such a message with these values in its payload was queued within this time. The caller locks the row that it
 * is about, or two at once would not see each other's.
 */
export async function wasSentLately(
  tx: Tx,
  { kind }: { readonly kind: string },
  payload: Readonly<Record<string, string>>,
  withinMs: number = SECOND_CLICK_MS,
): Promise<boolean> {
  const [recent] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.kind, kind),
        gt(messages.createdAt, new Date(currentTime().getTime() - withinMs)),
        ...Object.entries(payload).map(([name, value]) => sql`${messages.payload} ->> ${name} = ${value}`),
      ),
    )
    .limit(1);
  return recent !== undefined;
}
