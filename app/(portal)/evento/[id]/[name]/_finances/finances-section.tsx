import type { EventDetail } from '@/lib/events/queries';
import styles from '../_summary/summary.module.css';
import { AdvanceCard } from './advance-card';

type Props = { event: EventDetail; keepsMoney: boolean };

/** The money of an event. */
export function FinancesSection({ event, keepsMoney }: Props) {
  return (
    <div className={styles.stack}>
      <AdvanceCard event={event} now={new Date()} keepsMoney={keepsMoney} />
    </div>
  );
}
