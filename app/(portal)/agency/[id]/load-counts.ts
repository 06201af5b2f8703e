import { countClientsOfAgency } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { countEventsOfAgency } from '@/lib/events/events-of-agency';
import { countPeople } from '@/lib/people/queries';
import { countQuotations } from '@/lib/quotations/queries';

/** How many of each an agency has, as far as they are counted, by the section that lists them. Four statements. */
export async function loadCounts(actor: Actor, agencyId: string) {
  const [clients, quotations, events, people] = await Promise.all([
    countClientsOfAgency(actor, agencyId),
    countQuotations(actor, { agencyId }),
    countEventsOfAgency(actor, agencyId),
    countPeople(actor, { agencyId }),
  ]);
  return { clientes: clients, cotizaciones: quotations, eventos: events, usuarios: people };
}

export type AgencyCounts = Awaited<ReturnType<typeof loadCounts>>;
