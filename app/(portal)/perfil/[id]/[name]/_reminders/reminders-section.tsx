import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { listReminderRules } from '@/lib/reminders/queries';
import styles from '../_prices/prices.module.css';
import { ReminderCard } from './reminder-card';

/** When the agency's talents are reminded of what they have not done, a card for each reason. */
export async function RemindersSection({ actor }: { actor: AgencyActor }) {
  const rules = await listReminderRules(actor);
  const mayEdit = can(actor, 'runEvents');
  return (
    <div className={styles.pair}>
      {rules.map((rule) => (
        <ReminderCard key={rule.reason} rule={rule} mayEdit={mayEdit} />
      ))}
    </div>
  );
}
