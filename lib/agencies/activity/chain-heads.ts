import { sql } from 'drizzle-orm';
import { auditChain, auditEntries } from '@/db/schema';
import { database } from '@/lib/platform/database';

/** Stands for the trail of all agencies, as the administrator follows it. */
export const EVERYTHING = 'all';

/** How far each of these agencies' chains has come, by agency; the trail of all by `EVERYTHING`. One statement. */
export async function readHeads(chains: readonly string[]): Promise<Map<string, number>> {
  const agencies = chains.filter((chain) => chain !== EVERYTHING);
  const { rows } = await database().execute<{ chain: string; head: string }>(sql`
    select followed.chain::text as chain, coalesce(last.position, 0)::text as head
      from unnest(array[${sql.join(
        agencies.map((chain) => sql`${chain}`),
        sql`, `,
      )}]::uuid[]) as followed (chain)
      left join lateral (
        select ${auditChain.position} as position from ${auditChain}
          where ${auditChain.chain} = followed.chain order by ${auditChain.position} desc limit 1) as last on true
    ${
      chains.includes(EVERYTHING)
        ? sql`union all select ${EVERYTHING}, coalesce(max(${auditEntries.id}), 0)::text from ${auditEntries}`
        : sql``
    }`);
  return new Map(rows.map(({ chain, head }) => [chain, Number(head)]));
}

type Heard = { readonly moved: () => void; readonly lost: (error: unknown) => void };

/** Milliseconds between two looks at the chains that somebody follows. */
const LOOK_MS = 300;

/** Who waits for which chain, in this process. */
const followed = new Map<string, Set<Heard>>();
let looking = false;

/**
 * Tells when a chain has gone on, until what it answers is called. One statement every 300 milliseconds asks for all
 * chains that somebody here follows, and none while nobody does: nothing passes between processes, and nothing needs a
 * connection of its own (decision 109).
 */
export function watchChain(chain: string, heard: Heard): () => void {
  const group = followed.get(chain) ?? new Set();
  followed.set(chain, group.add(heard));
  if (!looking) void look();
  return () => {
    group.delete(heard);
    if (group.size === 0 && followed.get(chain) === group) followed.delete(chain);
  };
}

async function look(): Promise<void> {
  looking = true;
  const known = new Map<string, number>();
  while (followed.size > 0) {
    try {
      const heads = await readHeads([...followed.keys()]);
      for (const [chain, head] of heads) {
        // A chain that is new here may have gone on since its follower read it.
        if (known.get(chain) === head) continue;
        for (const { moved } of followed.get(chain) ?? []) moved();
      }
      known.clear();
      for (const [chain, head] of heads) known.set(chain, head);
    } catch (error) {
      known.clear();
      for (const group of [...followed.values()]) for (const { lost } of [...group]) lost(error);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
  }
  looking = false;
}
