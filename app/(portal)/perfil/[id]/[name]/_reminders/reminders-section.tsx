import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { getCollectionSettings } from '@/lib/finances/collecting/queries';
import { listReminderRules } from '@/lib/reminders/queries';
import styles from '../_prices/prices.module.css';
import { CollectingCard } from './collecting-card';
import { ReminderCard } from './reminder-card';

type Props = { actor: AgencyActor; agencyName: string };

/** When talents are reminded of what they have not done, and clients of what they owe: a card for each reason. */
export async function RemindersSection({ actor, agencyName }: Props) {
  const [rules, collecting] = await Promise.all([listReminderRules(actor), getCollectionSettings(actor)]);
  const mayEdit = can(actor, 'runEvents');
  return (
    <div className={styles.pair}>
      {rules.map((rule) => (
        <ReminderCard key={rule.reason} rule={rule} mayEdit={mayEdit} />
      ))}
      <CollectingCard
        days={collecting.reminderDays}
        instructions={collecting.paymentInstructions}
        revision={collecting.revision}
        agencyName={agencyName}
        mayEdit={can(actor, 'keepMoney')}
      />
    </div>
  );
}
