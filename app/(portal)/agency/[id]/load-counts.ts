import { readClientsOfAgency } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { readEventsOfAgency } from '@/lib/events/events-of-agency';
import { countPeople } from '@/lib/people/queries';
import { countQuotations } from '@/lib/quotations/queries';

const ONE = { limit: 1, offset: 0 };

/** How many of each an agency has, by the section that lists them. Four statements. */
export async function loadCounts(actor: Actor, agencyId: string) {
  const [clients, quotations, events, people] = await Promise.all([
    readClientsOfAgency(actor, agencyId, ONE),
    countQuotations(actor, { agencyId }),
    readEventsOfAgency(actor, agencyId, ONE),
    countPeople(actor, { agencyId }),
  ]);
  return { clientes: clients.total, cotizaciones: quotations, eventos: events.total, usuarios: people };
}

export type AgencyCounts = Awaited<ReturnType<typeof loadCounts>>;
