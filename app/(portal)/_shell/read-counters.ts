import { countAgencyWork, countReviews } from '@/lib/analytics/counters';
import type { Actor } from '@/lib/core/actor';
import { CLAIMS_PATH } from '@/lib/core/paths';

/** What waits behind the items of the menu, by their address. */
export async function readCounters(actor: Actor): Promise<Readonly<Record<string, number>>> {
  if (actor.kind === 'administrator') {
    const { agencies, photos } = await countReviews(actor);
    return { '/agencias': agencies, '/talentos': photos };
  }
  const { quotations, events, claims } = await countAgencyWork(actor);
  return { '/cotizador/listado': quotations, '/eventos': events, [CLAIMS_PATH]: claims };
}
