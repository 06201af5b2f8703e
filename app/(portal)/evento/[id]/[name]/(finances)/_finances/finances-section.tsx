import type { SearchParams } from '@/app/_ui/list/list-query';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import type { EventDetail } from '@/lib/events/queries';
import { getEventFinances } from '@/lib/finances/margin/queries';
import styles from '../../(summary)/_summary/summary.module.css';
import { AdvanceCard } from './advance-card';
import { CostsCard } from './costs-card';
import { MarginCard } from './margin-card';
import { ReceivableCard } from './receivable/receivable-card';

type Props = { actor: Actor; event: EventDetail; path: string; query: SearchParams };

/** The money of an event: what stays, what it cost, what its client owes and pays ahead. */
export async function FinancesSection({ actor, event, path, query }: Props) {
  const keepsMoney = can(actor, 'keepMoney');
  const finances = await getEventFinances(actor, event.id);
  return (
    <div className={styles.stack}>
      <MarginCard eventId={event.id} path={path} finances={finances} keepsMoney={keepsMoney} />
      <CostsCard actor={actor} event={event} path={path} query={query} keepsMoney={keepsMoney} />
      <ReceivableCard actor={actor} eventId={event.id} path={path} query={query} keepsMoney={keepsMoney} />
      <AdvanceCard event={event} now={new Date()} keepsMoney={keepsMoney} />
    </div>
  );
}
