import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { maySeeTalents } from './policy';
import { listTalentsForFile, type TalentSummary } from './queries';
import type { TalentFilter } from './search/conditions';

/**
 * The talents of a list, for a file that leaves the product: who took it, by which filters and how many is in the audit
 * trail, unless there are more than the file holds, which is refused. Words that were searched for may be a name and are
 * left out of it. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function exportTalents(
  actor: Actor,
  asked: TalentFilter & ListPage & { readonly limit: number },
): Promise<TalentSummary[]> {
  const reader = maySeeTalents(actor);
  const rows = await listTalentsForFile(actor, asked);
  if (rows.length >= asked.limit) return rows;
  const { limit: _, search, sort: _sort, descending: _down, ...filters } = asked;
  const agencyId = reader.kind === 'agencyUser' ? reader.agencyId : null;
  const detail = { filters: { ...filters, ...(search ? { search: true } : {}) }, count: rows.length };
  await transact((tx) =>
    recordAudit(tx, actor, 'talent-list.export', { id: reader.userId, agencyId }, { detail }),
  );
  return rows;
}
