import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clientServices, services } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { anyOf } from '@/lib/platform/any-of';

type ClientKey = { readonly agencyId: string; readonly clientId: string };

/** Makes these, by id, what the client asks for. Throws INVALID for one that clients are not offered. */
export async function replaceServices(tx: Tx, client: ClientKey, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const known = await tx
    .select({ serviceId: services.id })
    .from(services)
    .where(and(anyOf(services.id, wanted), eq(services.audience, 'CLIENT')));
  if (known.length < wanted.length)
    throw new AppError('INVALID', 'errors.invalid', { services: await wordsOf(tx, wanted) });
  await tx.delete(clientServices).where(eq(clientServices.clientId, client.clientId));
  if (known.length > 0) await tx.insert(clientServices).values(known.map((one) => ({ ...one, ...client })));
}

/** Services of agencies have ids beside those of clients: who takes one for the other is told so. */
async function wordsOf(tx: Tx, wanted: readonly number[]): Promise<string> {
  const ofAgencies = await tx.$count(
    services,
    and(anyOf(services.id, wanted), eq(services.audience, 'AGENCY')),
  );
  return ofAgencies > 0 ? 'validation.serviceOfAgencies' : 'validation.option';
}
