import { getTranslations } from 'next-intl/server';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Actor } from '@/lib/core/actor';
import { formatTime12h } from '@/lib/core/dates';
import { findLateLeavers } from '@/lib/rides/ways-home/queries';
import { LateList } from './late-list';

type Props = { actor: Actor; eventId: string; timeZone: string; editable: boolean };

/** Who leaves late and how each gets home; nothing on a day that ends early. */
export async function LateSection({ actor, eventId, timeZone, editable }: Props) {
  const [t, late] = await Promise.all([getTranslations('events.transport'), findLateLeavers(actor, eventId)]);
  if (late.people.length === 0) return null;
  return (
    <SectionCard
      title={t('late', { time: formatTime12h(`2000-01-01T${late.lateTime}:00Z`, 'UTC') })}
      description={t('lacking', { count: late.lacking })}
    >
      <LateList
        eventId={eventId}
        day={late.day}
        editable={editable}
        rows={late.people.map(({ talentId, name, leavesAt, ride, way }) => ({
          id: talentId,
          name,
          leaves: formatTime12h(leavesAt, timeZone),
          hasRide: ride !== null,
          way: way?.way ?? null,
        }))}
      />
    </SectionCard>
  );
}
