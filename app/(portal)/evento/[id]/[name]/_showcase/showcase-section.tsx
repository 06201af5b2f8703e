import { getTranslations } from 'next-intl/server';
import { groupByRole } from '@/app/_features/talents/load-role-words';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { isPresentable } from '@/lib/convocatories/showcase/rules';
import { showcasePath } from '@/lib/core/paths';
import { isClosed } from '@/lib/events/rules';
import { env } from '@/lib/platform/env';
import { answerOf, groupOf } from '../_talents/board';
import type { LoadedEvent } from '../load-event';
import { sectionHref } from '../sections';
import { ShowcaseBoard } from './showcase-board';
import { ShowcaseCard } from './showcase-card';
import { countShown, inShowcaseOrder } from './showcase-rows';

type CardProps = Pick<LoadedEvent, 'event' | 'talents'> & {
  /** The event's own address, where the card leads on to choosing; null where one chooses. */
  path: string | null;
};

/** The card of an event's public page, with how many of its talents the client sees. */
export function EventShowcaseCard({ event, talents, path }: CardProps) {
  return (
    <ShowcaseCard
      url={`${env().APP_URL}${showcasePath(event.id)}`}
      eventName={event.name}
      shown={countShown(talents)}
      closed={isClosed(event.stateId)}
      chooseHref={path && sectionHref(path, 'vitrina')}
    />
  );
}

type Props = LoadedEvent & { editable: boolean };

/** Whom the client sees in the event's showcase, by the role it bought, and who else could be shown. */
export async function ShowcaseSection({ event, calls, talents, editable }: Props) {
  const [t, talentTexts, summary] = await Promise.all([
    getTranslations('events.showcase'),
    getTranslations('events.talents'),
    getTranslations('events.summary'),
  ]);
  const callOf = new Map(calls.map((call) => [call.id, call]));
  const rows = inShowcaseOrder(talents.filter(isPresentable), calls).flatMap((place) => {
    const call = callOf.get(place.convocatoryId);
    if (!call) return [];
    const confirmed = groupOf(place) === 'confirmed';
    return [
      {
        convocatedId: place.convocatedId,
        name: `${place.name} ${place.lastname}`,
        gender: place.gender,
        photo: place.photo,
        role: { code: call.profileCode, name: call.profileName },
        shown: place.shownAt !== null,
        saidYes: confirmed || answerOf(place) === 'YES',
        status: confirmed
          ? t('confirmed', { gender: place.gender })
          : talentTexts(`answer.${answerOf(place)}`),
        confirmed,
      },
    ];
  });
  return (
    <>
      <EventShowcaseCard event={event} talents={talents} path={null} />
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
