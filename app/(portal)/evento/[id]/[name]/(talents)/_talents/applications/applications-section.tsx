import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { listApplications, type WaitingApplication } from '@/lib/convocatories/open-calls/queries';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime, isoDateInZone } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { ageOn } from '@/lib/talents/rules';
import { ApplicationButtons } from './application-buttons';
import styles from './applications.module.css';

type Props = {
  actor: Actor;
  event: { readonly id: string; readonly timeZone: string };
  /** The reader calls talents, and the event is open. */
  editable: boolean;
};

/** Who applied to the event's open calls and waits for an answer; nothing when nobody does. */
export async function ApplicationsSection({ actor, event, editable }: Props) {
  const applications = await listApplications(actor, event.id, { limit: LONGEST_PAGE });
  if (applications.length === 0) return null;
  const [t, events] = await Promise.all([getTranslations('events.applications'), getTranslations('events')]);
  const detailOf = (one: WaitingApplication) => [
    `${one.profileName} (${one.code})`,
    one.birthdate &&
      events('talents.years', { count: ageOn(one.birthdate, isoDateInZone(new Date(), event.timeZone)) }),
    one.residence,
    one.note && events('talents.note', { note: one.note }),
    one.booked ? events('talents.booked') : null,
    one.mismatches.length > 0
      ? t('lacks', {
          what: one.mismatches
            .map((kind) => (kind === 'skills' ? one.lackedSkills.join(', ') : t(`criteria.${kind}`)))
            .join(', '),
        })
      : t('fits'),
    t('appliedAt', { when: formatDateTime(one.appliedAt, event.timeZone) }),
  ];
  return (
    <div className={styles.section}>
      <SectionCard flush title={t('title', { count: applications.length })} description={t('hint')}>
        <RowList
          label={t('label')}
          items={applications.map((one) => ({
            id: one.id,
            title: one.name,
            href: `/talentos/${one.talentId}`,
            lead: (
              <span className={styles.photo}>
                <TalentPhoto fileId={one.photo} gender={one.gender} alt="" sizes="56px" />
              </span>
            ),
            detail: detailOf(one),
            trailing: editable ? <ApplicationButtons id={one.id} name={one.name} /> : undefined,
          }))}
        />
      </SectionCard>
    </div>
  );
}
