import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { photoUrl } from '@/lib/core/photo-url';
import { EVENT } from '@/lib/core/states';
import { attendanceAfter } from '@/lib/event-day/attendance/rules';
import type { DeskPerson } from '@/lib/event-day/desk/queries';
import { ASPECTS } from '@/lib/event-day/ratings/inputs';
import { findRatingsOfEvent } from '@/lib/event-day/ratings/queries';
import { meanOf, starsText } from '@/lib/event-day/ratings/rules';
import type { EventDetail } from '@/lib/events/queries';
import { currentTime } from '@/lib/platform/clock';
import { RateButton } from './rate-button';

type Props = { actor: Actor; event: EventDetail; people: readonly DeskPerson[]; runs: boolean };

/** What the agency thinks of who was there, once the event is over. */
export async function RatingsCard({ actor, event, people, runs }: Props) {
  if (event.endDate > currentTime() || event.stateId === EVENT.CANCELLED) return null;
  const [t, ratings] = await Promise.all([
    getTranslations('events.ratings'),
    findRatingsOfEvent(actor, event.id),
  ]);
  const there = people.filter(({ shifts }) => !wasMissed(shifts));
  if (there.length === 0) return null;
  return (
    <SectionCard title={t('title')} description={t('text')} flush>
      <RowList
        label={t('title')}
        items={there.map(({ convocatedId, name, lastname, photo, profileName }) => {
          const all = ratings.get(convocatedId) ?? [];
          const holds = all.find(({ replacedAt }) => replacedAt === null);
          const mean = meanOf(holds ? [holds] : []);
          const words = holds && ASPECTS.map((aspect) => `${t(aspect)} ${holds[aspect]}`).join(', ');
          const person = fullName({ name, lastname });
          return {
            id: convocatedId,
            title: person,
            detail: [
              mean === null ? t('unrated', { profile: profileName }) : t('stars', { stars: starsText(mean) }),
              words,
              holds?.note,
            ],
            lead: <PersonAvatar name={person} src={photo ? photoUrl(photo, 96) : null} />,
            trailing: runs && (
              <RateButton
                convocatedId={convocatedId}
                name={person}
                rating={holds ?? null}
                history={all
                  .filter(({ replacedAt }) => replacedAt !== null)
                  .map(({ createdAt, author, note, ...stars }) => ({
                    when: formatDateTime(createdAt, event.timeZone),
                    author: author ?? '',
                    stars: ASPECTS.map((aspect) => `${t(aspect)} ${stars[aspect]}`).join(', '),
                    note,
                  }))}
              />
            ),
          };
        })}
      />
    </SectionCard>
  );
}

const wasMissed = (shifts: DeskPerson['shifts']): boolean => {
  const noted = shifts.filter(({ marks }) => marks.length > 0);
  return noted.length > 0 && noted.every(({ marks }) => attendanceAfter(marks).status === 'MISSED');
};
