import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';

type Words = typeof import('@/lib/i18n/messages/es/activity.json')['what'];

/** `<entity>.<verb>`: what has words in the activity of an agency (`activity.what`), so that nothing is told without. */
export type AuditAction = {
  [Entity in keyof Words & string]: Words[Entity] extends string
    ? never
    : `${Entity}.${keyof Words[Entity] & string}`;
}[keyof Words & string];

/** The row that it happened to; `agencyId` null for what belongs to no agency. */
export type AuditedRow = { readonly id: string; readonly agencyId: string | null };

type Change = {
  /** States, before and after. */
  readonly from?: string | number | null | undefined;
  readonly to?: string | number | null | undefined;
  /** Never holds personal data beyond ids. */
  readonly detail?: Record<string, unknown> | undefined;
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
export const recordAudit = (
  tx: Tx,
  actor: Actor,
  happened: AuditAction,
  row: AuditedRow,
  change: Change = {},
): Promise<void> => recordAudits(tx, actor, happened, [{ ...row, ...change }]);

/** The same of many rows to which the same happened, in one statement. */
export async function recordAudits(
  tx: Tx,
  actor: Actor,
  happened: AuditAction,
  changes: readonly (AuditedRow & Change)[],
): Promise<void> {
  if (changes.length === 0) return;
  const [entity = '', action = ''] = happened.split('.');
  const keyId = actor.kind === 'agencyUser' ? actor.keyId : undefined;
  await tx.insert(auditEntries).values(
    changes.map(({ id, agencyId, from, to, detail }) => ({
      agencyId,
      actorKind: actor.kind,
      actorId: actorId(actor),
      entity,
      entityId: id,
      action,
      fromState: from == null ? null : String(from),
      toState: to == null ? null : String(to),
      detail: keyId ? { ...detail, apiKeyId: keyId } : (detail ?? null),
    })),
  );
}
