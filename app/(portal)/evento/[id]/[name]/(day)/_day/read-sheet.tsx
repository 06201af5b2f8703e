import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { PhoneLink } from '@/app/_ui/data/phone-link';
import { RowList } from '@/app/_ui/data/row-list';
import { COLOMBIA } from '@/lib/core/readers/phone';
import type { CallSheet } from '@/lib/event-day/call-sheet/queries';
import styles from './day.module.css';
import type { SheetDay } from './sheet-editor';

type Props = { sheet: CallSheet; days: readonly SheetDay[] };

/** The call sheet for who may not change it, and of an event that is over. */
export function ReadSheet({ sheet, days }: Props) {
  const t = useTranslations('events.day');
  return (
    <>
      <DescriptionList
        items={[
          { label: t('contact'), value: sheet.contactName },
          {
            label: t('contactPhone'),
            value: sheet.contactPhone && <PhoneLink phone={sheet.contactPhone} dialingCode={COLOMBIA} />,
          },
          { label: t('dressCode'), value: sheet.dressCode },
          { label: t('instructions'), value: sheet.instructions },
        ]}
      />
      {days.map(({ day, label, people }) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.legend}>{label}</h3>
          <RowList
            label={label}
            items={people.map(({ id, name, profileName, usual, until }) => ({
              id,
              title: name,
              detail: [profileName, t('hours', { from: usual, until })],
            }))}
          />
        </section>
      ))}
    </>
  );
}
