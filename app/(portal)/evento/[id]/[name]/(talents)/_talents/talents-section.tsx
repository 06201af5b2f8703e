import { getTranslations } from 'next-intl/server';
import { CoverBar } from '@/app/_features/events/cover-bar';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { listHref, readList, type SearchParams } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { readChats } from '@/lib/agencies/texts/queries';
import { type EventTalentGroup, listEventTalents } from '@/lib/convocatories/event-talents/queries';
import { findNextReserves } from '@/lib/convocatories/reserves/queries';
import type { Actor } from '@/lib/core/actor';
import { formatDateRange } from '@/lib/core/dates';
import { findTrackRecords } from '@/lib/event-day/track-record/queries';
import type { EventNeed, LoadedEvent } from '../../load-event';
import { ApplicationsSection } from './applications/applications-section';
import { boardTalentsOf } from './board-talents-of';
import { TalentBoard } from './talent-board';
import styles from './talents.module.css';
import { EVENT_TALENTS, nameOfGroup, readView } from './talents-query';

type Props = LoadedEvent & {
  actor: Actor;
  path: string;
  query: SearchParams;
  editable: boolean;
  runs: boolean;
};

/** Rows of a group that is shown alone. */
const PAGE = 60;

/** Everybody called for the event, by how they stand, with how many of each profile are still missing. */
export async function TalentsSection(props: Props) {
  const { actor, event, needs, calls, counts, path, query, editable, runs } = props;
  const t = await getTranslations('events');
  if (counts.called === 0) {
    return (
      <>
        <ApplicationsSection actor={actor} event={event} editable={editable} />
        <section className={styles.none}>
          <EmptyState title={t('talents.none')} text={editable ? t('talents.noneHint') : undefined} />
        </section>
      </>
    );
  }
  const [groups, next, chats] = await Promise.all([
    read(actor, event.id, query),
    findNextReserves(actor, event.id),
    readChats(actor),
  ]);
  const { filter } = readList(EVENT_TALENTS, query);
  const records = await findTrackRecords(
    actor,
    groups.flatMap(({ talents }) => talents.map(({ talentId }) => talentId)),
  );
  const toRow = await boardTalentsOf(props, records);
  const alone = filter.group ? groups[0] : undefined;
  return (
    <>
      <ApplicationsSection actor={actor} event={event} editable={editable} />
      <ul className={styles.quotas} aria-label={t('talents.quotas')}>
        {needs.map((need) => (
          <li key={need.id} className={styles.quota}>
            <span className={text.below}>{need.profileName}</span>
            <CoverBar
              confirmed={need.confirmed}
              wanted={need.quantity}
              words={t('talents.quota', {
                confirmed: need.confirmed,
                wanted: need.quantity,
                gender: need.gender,
              })}
              wide
            />
            <span className={text.below}>{waitingWords(need, t)}</span>
            {editable && next.has(need.id) && need.confirmed < need.quantity && (
              <span className={text.below}>
                {t('talents.nextReserve', { name: next.get(need.id) ?? '' })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <TalentBoard
        view={readView(query)}
        views={{
          tablero: listHref(path, query, { vista: null }),
          lista: listHref(path, query, { vista: 'lista' }),
        }}
        groups={groups.map(({ group, total, before, talents }) => ({
          group,
          total,
          before,
          talents: talents.map(toRow),
          wholeHref:
            talents.length === total || filter.group
              ? null
              : listHref(path, query, { grupo: nameOfGroup(group) }),
        }))}
        pages={
          filter.group
            ? {
                before: alone && alone.before > 0 ? (alone.talents[0]?.convocatedId ?? null) : null,
                after: alone?.next ?? null,
                first: !alone || alone.before === 0,
              }
            : null
        }
        allHref={listHref(path, query, { grupo: null })}
        wanted={needs.reduce((sum, { quantity }) => sum + quantity, 0)}
        calls={calls.map((call) => ({
          value: call.id,
          label: t('talents.callOption', {
            code: call.code,
            profile: call.profileName,
            gender: t(`summary.${call.gender}`).toLowerCase(),
          }),
        }))}
        event={{
          id: event.id,
          name: event.name,
          agencyName: event.agencyName,
          stateId: event.stateId,
          dates: formatDateRange(event.startDate, event.endDate, event.timeZone),
          chats: { TALENT_REPLY: chats.CALL_CHAT, CONTRACT: chats.CONTRACT_CHAT, CLAIM: chats.CLAIM_CHAT },
        }}
        editable={editable}
        runs={runs}
      />
    </>
  );
}

type Words = Awaited<ReturnType<typeof getTranslations<'events'>>>;

/** Who else there is for a profile: said yes and undecided, in reserve. */
const waitingWords = ({ undecided, reserved }: EventNeed, t: Words) =>
  [
    undecided > 0 && t('talents.alsoYes', { count: undecided }),
    reserved > 0 && t('talents.alsoReserve', { count: reserved }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The groups, or the page asked for of one of them; its first where the page asked for has run empty. */
async function read(actor: Actor, eventId: string, query: SearchParams): Promise<EventTalentGroup[]> {
  const { filter, page } = readList(EVENT_TALENTS, query);
  if (!filter.group) return listEventTalents(actor, eventId, filter);
  const groups = await listEventTalents(actor, eventId, { ...filter, ...page, limit: PAGE });
  const moved = groups.length === 0 && (page.after || page.before);
  return moved ? listEventTalents(actor, eventId, { ...filter, limit: PAGE }) : groups;
}
