import { getTranslations } from 'next-intl/server';
import { groupByHeading } from '@/app/_features/talents/load-role-words';
import { ClientMessages } from '@/app/_ui/client-messages';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { defineList, type Pages, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { readChats } from '@/lib/agencies/texts/queries';
import { fillWording } from '@/lib/agencies/texts/rules';
import { answerOf, groupOf } from '@/lib/convocatories/event-talents/rules';
import { type DraftState, readDraftState } from '@/lib/convocatories/showcase/drafting/draft-state';
import { listShowable } from '@/lib/convocatories/showcase/showable';
import { findShowcaseMail } from '@/lib/convocatories/showcase/showcase-mail';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { showcasePath, showcasePreviewPath } from '@/lib/core/paths';
import { isClosed } from '@/lib/events/rules';
import { env } from '@/lib/platform/env';
import type { LoadedEvent } from '../../load-event';
import { sectionHref } from '../../sections';
import { SelectionsCard } from './choosing/selections-card';
import { ShowcaseBoard } from './showcase-board';
import { ShowcaseCard } from './showcase-card';

type CardProps = Pick<LoadedEvent, 'event'> & {
  actor: Actor;
  /** How many of its talents the client sees. */
  shown: number;
  /** What is prepared for it, where that is read already. */
  draft?: DraftState;
  /** The event's own address, where the card leads on to choosing; null where one chooses. */
  path: string | null;
};

/** The card of an event's public page. */
export async function EventShowcaseCard({ actor, event, shown, draft, path }: CardProps) {
  const closed = isClosed(event.stateId);
  const [{ SHOWCASE_CHAT: wording }, { changes, shown: drafted }, mail] = await Promise.all([
    readChats(actor),
    draft ?? readDraftState(actor, event.id),
    !closed && can(actor, 'callTalents') ? findShowcaseMail(actor, event.id) : null,
  ]);
  const url = `${env().APP_URL}${showcasePath(event.id)}`;
  return (
    <ShowcaseCard
      eventId={event.id}
      url={url}
      message={fillWording(wording, { evento: event.name, enlace: url })}
      shown={shown}
      drafted={drafted}
      changes={changes}
      closed={closed}
      chooseHref={path && sectionHref(path, 'vitrina')}
      mail={mail}
      timeZone={event.timeZone}
    />
  );
}

type Props = LoadedEvent & { actor: Actor; query: SearchParams; editable: boolean };

/** Whom the client is to see in the event's showcase, by heading, and who else could be shown. */
export async function ShowcaseSection({ actor, event, counts, query, editable }: Props) {
  const [{ rows, previous, next, willing, pages }, draft, t, talentTexts, summary] = await Promise.all([
    readShowable(actor, event.id, query),
    readDraftState(actor, event.id),
    getTranslations('events.showcase'),
    getTranslations('events.talents'),
    getTranslations('events.summary'),
  ]);
  const people = rows.map(({ roleCode: code, roleName, bothGenders, ...place }) => ({
    ...place,
    role: { code, name: roleName, bothGenders },
  }));
  const groups = await groupByHeading(people, (gender) => summary(gender));
  const toRow = ({ convocatedId, talentId, name, gender, photo, ...place }: (typeof people)[number]) => {
    const { position, heading, note, photoIds, changed } = place;
    const confirmed = groupOf(place) === 'confirmed';
    return {
      ...{ convocatedId, talentId, name, gender },
      status: confirmed ? t('confirmed', { gender }) : talentTexts(`answer.${answerOf(place)}`),
      ...(photo ? { photo } : {}),
      ...(position === null ? {} : { shown: true as const }),
      ...(changed ? { changed: true as const } : {}),
      ...(heading ? { heading } : {}),
      ...(note ? { note } : {}),
      ...(photoIds.length > 0 ? { photoIds } : {}),
      ...(confirmed ? { confirmed: true as const } : {}),
    };
  };
  return (
    <>
      <EventShowcaseCard actor={actor} event={event} shown={counts.shown} draft={draft} path={null} />
      <ClientMessages namespaces={['events.choosing']}>
        <SelectionsCard
          actor={actor}
          event={event}
          editable={editable}
          asked={typeof query.ronda === 'string' ? query.ronda : undefined}
        />
      </ClientMessages>
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneHint')} />
      ) : (
        <ShowcaseBoard
          eventId={event.id}
          groups={groups.map(({ id, title, people: members }) => ({
            id,
            title,
            heading: members[0]?.heading ?? null,
            shown: members[0]?.shownInGroup ?? 0,
            total: members[0]?.inGroup ?? 0,
            people: members.map(toRow),
          }))}
          beside={{ previous, next }}
          draft={draft}
          previewHref={showcasePreviewPath(event.id)}
          willing={willing}
          pages={pages}
          editable={editable}
        />
      )}
    </>
  );
}

const SHOWCASE_PAGES = defineList('', { size: 60 });

/** A page of whom the client could see, and the ways to others. */
async function readShowable(actor: Actor, eventId: string, query: SearchParams) {
  const { after, before } = readList(SHOWCASE_PAGES, query).page;
  const page = { limit: SHOWCASE_PAGES.size, ...(after ? { after } : {}), ...(before ? { before } : {}) };
  const found = await listShowable(actor, eventId, page);
  const [first, last] = [found.rows[0], found.rows.at(-1)];
  const pages: Pages = {
    before: first && first.place > 1 ? first.convocatedId : null,
    after: last && last.place < found.total ? last.convocatedId : null,
    first: !first || first.place === 1,
  };
  return { ...found, pages };
}
