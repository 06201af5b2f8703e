import { getTranslations } from 'next-intl/server';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { getCollectionSettings } from '@/lib/finances/collecting/queries';
import { listReminderRules } from '@/lib/reminders/queries';
import styles from '../_prices/prices.module.css';
import { CollectingCard } from './collecting-card';
import { ReminderRow } from './reminder-row';

type Props = { actor: AgencyActor; agencyName: string };

/** When talents are reminded of what they have not done, a line for each reason, and clients of what they owe. */
export async function RemindersSection({ actor, agencyName }: Props) {
  const [rules, collecting, t] = await Promise.all([
    listReminderRules(actor),
    getCollectionSettings(actor),
    getTranslations('profile.reminders'),
  ]);
  const mayEdit = can(actor, 'runEvents');
  return (
    <div className={styles.pair}>
      <SectionCard flush title={t('title')} description={t('text')}>
        <ul className={text.list}>
          {rules.map((rule) => (
            <ReminderRow key={rule.reason} rule={rule} mayEdit={mayEdit} />
          ))}
        </ul>
      </SectionCard>
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
