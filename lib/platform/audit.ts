import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';

export type AuditEntry = {
  /** Null for what belongs to no agency. */
  readonly agencyId: string | null;
  /** Kind of row in singular English: `quotation`, `contract`. */
  readonly entity: string;
  readonly entityId: string;
  /** Verb in infinitive: `send`, `sign`. */
  readonly action: string;
  readonly from?: string | number | null;
  readonly to?: string | number | null;
  /** Never holds personal data beyond ids. */
  readonly detail?: Record<string, unknown>;
};

/** Who acts, as the audit trail names it; null for nobody. */
export const actorId = (actor: Actor): string | null => {
  switch (actor.kind) {
    case 'agencyUser':
    case 'administrator':
      return actor.userId;
    case 'talent':
      return actor.talentId;
    case 'linkHolder':
      return actor.tokenId;
    case 'job':
      return actor.name;
    case 'anonymous':
      return null;
  }
};

/** Appends to the audit trail inside the transaction of the change it tells of. */
export async function recordAudit(tx: Tx, actor: Actor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({
    agencyId: entry.agencyId,
    actorKind: actor.kind,
    actorId: actorId(actor),
    entity: entry.entity,
    entityId: entry.entityId,
    action: entry.action,
    fromState: entry.from == null ? null : String(entry.from),
    toState: entry.to == null ? null : String(entry.to),
    detail: entry.detail ?? null,
  });
}
