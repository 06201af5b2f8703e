import { getTranslations } from 'next-intl/server';
import { groupByRole } from '@/app/_features/talents/load-role-words';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { answerOf, groupOf } from '@/lib/convocatories/event-talents/rules';
import { listShowable } from '@/lib/convocatories/showcase/showable';
import type { Actor } from '@/lib/core/actor';
import { showcasePath } from '@/lib/core/paths';
import { isClosed } from '@/lib/events/rules';
import { env } from '@/lib/platform/env';
import type { LoadedEvent } from '../load-event';
import { sectionHref } from '../sections';
import { ShowcaseBoard } from './showcase-board';
import { ShowcaseCard } from './showcase-card';

type CardProps = Pick<LoadedEvent, 'event'> & {
  /** How many of its talents the client sees. */
  shown: number;
  /** The event's own address, where the card leads on to choosing; null where one chooses. */
  path: string | null;
};

/** The card of an event's public page. */
export function EventShowcaseCard({ event, shown, path }: CardProps) {
  return (
    <ShowcaseCard
      url={`${env().APP_URL}${showcasePath(event.id)}`}
      eventName={event.name}
      shown={shown}
      closed={isClosed(event.stateId)}
      chooseHref={path && sectionHref(path, 'vitrina')}
    />
  );
}

type Props = LoadedEvent & { actor: Actor; editable: boolean };

/** Whom the client sees in the event's showcase, by the role it bought, and who else could be shown. */
export async function ShowcaseSection({ actor, event, counts, editable }: Props) {
  const [places, t, talentTexts, summary] = await Promise.all([
    listShowable(actor, event.id),
    getTranslations('events.showcase'),
    getTranslations('events.talents'),
    getTranslations('events.summary'),
  ]);
  const rows = places.map(({ roleCode, roleName, shownAt, ...place }) => {
    const confirmed = groupOf(place) === 'confirmed';
    return {
      convocatedId: place.convocatedId,
      name: place.name,
      gender: place.gender,
      photo: place.photo,
      role: { code: roleCode, name: roleName },
      shown: shownAt !== null,
      saidYes: confirmed || answerOf(place) === 'YES',
      status: confirmed ? t('confirmed', { gender: place.gender }) : talentTexts(`answer.${answerOf(place)}`),
      confirmed,
    };
  });
  return (
    <>
      <EventShowcaseCard event={event} shown={counts.shown} path={null} />
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneHint')} />
      ) : (
        <ShowcaseBoard
          eventId={event.id}
          groups={await groupByRole(rows, (gender) => summary(gender))}
          editable={editable}
        />
      )}
    </>
  );
}
