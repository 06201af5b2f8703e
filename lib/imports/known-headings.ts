import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { importMappings } from '@/db/schema';
import type { ImportKindName } from '@/db/values/imports';

/** What an agency took headings for last time: folded heading to field. */
export async function knownHeadings(
  tx: Tx,
  { agencyId, kind }: { readonly agencyId: string; readonly kind: ImportKindName },
): Promise<Readonly<Record<string, string>>> {
  const of = and(eq(importMappings.agencyId, agencyId), eq(importMappings.kind, kind));
  const [kept] = await tx.select({ fields: importMappings.fields }).from(importMappings).where(of);
  return kept?.fields ?? {};
}
