import { getTranslations } from 'next-intl/server';
import { recordWords } from '@/app/_features/events/record-words';
import type { EventTalent } from '@/lib/convocatories/event-talents/queries';
import { answerOf } from '@/lib/convocatories/event-talents/rules';
import { whyNotRecordOutside } from '@/lib/convocatories/rules';
import { formatShortDate, formatTime12h, isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import type { TrackRecord } from '@/lib/event-day/track-record/queries';
import { undrawnOf } from '@/lib/operations/papers/rules';
import { ageOn, isMinor } from '@/lib/talents/rules';
import type { LoadedEvent } from '../../load-event';
import type { BoardTalent } from './board';
import { papersOf } from './papers';

type Loaded = Pick<LoadedEvent, 'event' | 'needs' | 'calls' | 'undrawn'>;

/**
 * What makes the board's row of a called talent, in words of the event's time zone; `records` are those of the talents
 * that are shown.
 */
export async function boardTalentsOf(
  { event, needs, calls, undrawn }: Loaded,
  records: ReadonlyMap<string, TrackRecord>,
) {
  const t = await getTranslations('events.talents');
  const record = recordWords(await getTranslations('events.record'));
  const { timeZone } = event;
  const today = isoDateInZone(new Date(), timeZone);
  const firstDay = isoDateInZone(event.startDate, timeZone);
  const moment = (at: Date) => `${formatShortDate(at, timeZone)}, ${formatTime12h(at, timeZone)}`;
  const callOf = new Map(calls.map((call) => [call.id, call]));
  const covered = new Set(needs.filter((need) => need.confirmed >= need.quantity).map((need) => need.id));

  return (place: EventTalent): BoardTalent => {
    const { name, lastname, birthdate, repliedAt, seenAt, photo, replyNote, signedAt } = place;
    const call = callOf.get(place.convocatoryId);
    const answer = answerOf(place);
    const byHand = byHandOf(place, moment);
    const known = record.short(records.get(place.talentId));
    const papers = papersOf(place, undrawnOf(undrawn, place.convocatedId));
    const facts = [
      birthdate && t('years', { count: ageOn(birthdate, today) }),
      isMinor(birthdate, firstDay) && t('minor'),
      place.cityName,
      call && `${call.profileName}, ${call.code}`,
    ];
    return {
      convocatedId: place.convocatedId,
      talentId: place.talentId,
      name: fullName({ name, lastname }),
      firstName: name,
      gender: place.gender,
      stateId: place.stateId,
      applicationStateId: place.applicationStateId,
      answer,
      facts: facts.filter(Boolean).join(' · '),
      since: repliedAt
        ? t('replied', { when: moment(repliedAt) })
        : seenAt
          ? t('seen', { when: moment(seenAt) })
          : place.whatsApp === 'DELIVERED' || place.whatsApp === 'FAILED'
            ? t(`whatsApp.${place.whatsApp}`)
            : t('unseen'),
      ...(photo ? { photo } : {}),
      ...(replyNote ? { replyNote } : {}),
      ...(signedAt ? { signedAt } : {}),
      ...(place.bookedElsewhere ? { bookedElsewhere: true } : {}),
      ...(place.disownedAt ? { disowned: true } : {}),
      ...(place.saidYesOutsideAt ? { saidOutside: true } : {}),
      ...(whyNotRecordOutside(place) === null ? { waits: true } : {}),
      ...(call && covered.has(call.eventPersonalId) ? { covered: true } : {}),
      ...byHand,
      ...(papers ? { papers } : {}),
      ...(known ? { record: known } : {}),
    };
  };
}

const PURPOSE_OF = { call: 'TALENT_REPLY', contract: 'CONTRACT', claim: 'CLAIM' } as const;

/** What was passed on by hand, and when that was last, in words. */
function byHandOf({ byHand }: EventTalent, moment: (at: Date) => string) {
  const told = Object.entries(byHand ?? {}).flatMap(([what, sent]) =>
    sent
      ? [{ purpose: PURPOSE_OF[what as keyof typeof PURPOSE_OF], id: sent.id, at: new Date(sent.at) }]
      : [],
  );
  if (told.length === 0) return {};
  const last = new Date(Math.max(...told.map(({ at }) => at.getTime())));
  return {
    byHand: Object.fromEntries(told.map(({ purpose, id, at }) => [purpose, { id, when: moment(at) }])),
    byHandSince: moment(last),
  };
}
