import { SessionsSection } from '@/app/_features/sessions/sessions-section';
import type { AgencyActor } from '@/lib/core/actor';
import { listSessions } from '@/lib/identity/sessions/queries';

/** Where the person is signed in. */
export async function OwnSessions({ actor }: { actor: AgencyActor }) {
  return <SessionsSection own="agency" sessions={await listSessions(actor)} />;
}
