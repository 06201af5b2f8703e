import { getTranslations } from 'next-intl/server';
import { CoverBar } from '@/app/_features/events/cover-bar';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import text from '@/app/_ui/theme/text.module.css';
import { formatDateRange, formatShortDate, formatTime12h, isoDateInZone } from '@/lib/core/dates';
import { eventTalentPath } from '@/lib/core/paths';
import { undrawnOf } from '@/lib/operations/papers/rules';
import { ageOn, whyNotBound } from '@/lib/talents/rules';
import type { LoadedEvent } from '../load-event';
import type { BoardTalent } from './board';
import { TalentBoard } from './talent-board';
import styles from './talents.module.css';

type Props = LoadedEvent & { path: string; editable: boolean; runs: boolean };

/** Everybody called for the event, by how they stand, with how many of each profile are still missing. */
export async function TalentsSection({ event, needs, calls, talents, undrawn, editable, runs }: Props) {
  const t = await getTranslations('events');
  if (talents.length === 0) {
    return (
      <section className={styles.none}>
        <EmptyState title={t('talents.none')} text={editable ? t('talents.noneHint') : undefined} />
      </section>
    );
  }
  const { timeZone } = event;
  const today = isoDateInZone(new Date(), timeZone);
  const firstDay = isoDateInZone(event.startDate, timeZone);
  const moment = (at: Date) => `${formatShortDate(at, timeZone)}, ${formatTime12h(at, timeZone)}`;
  const callOf = new Map(calls.map((call) => [call.id, call]));
  const rows = talents.map(({ name, lastname, birthdate, cityName, repliedAt, seenAt, ...talent }) => {
    const call = callOf.get(talent.convocatoryId);
    return {
      ...talent,
      covered: needs.some((need) => need.id === call?.eventPersonalId && need.confirmed >= need.quantity),
      undrawn: undrawnOf(undrawn, talent.convocatedId),
      name: `${name} ${lastname}`,
      firstName: name,
      href: eventTalentPath(event.id, event.name, talent.talentId),
      facts: [
        birthdate && t('talents.years', { count: ageOn(birthdate, today) }),
        whyNotBound(birthdate, firstDay) === 'minor' && t('talents.minor'),
        cityName,
        call && `${call.profileName}, ${call.code}`,
      ].filter((fact): fact is string => Boolean(fact)),
      since: repliedAt
        ? t('talents.replied', { when: moment(repliedAt) })
        : seenAt
          ? t('talents.seen', { when: moment(seenAt) })
          : t('talents.unseen'),
    } satisfies BoardTalent;
  });
  return (
    <>
      <ul className={styles.quotas} aria-label={t('talents.quotas')}>
        {needs.map((need) => (
          <li key={need.id} className={styles.quota}>
            <span className={text.below}>
              {need.profileName} · {t(`summary.${need.gender}`)}
            </span>
            <CoverBar confirmed={need.confirmed} wanted={need.quantity} wide short />
          </li>
        ))}
      </ul>
      <TalentBoard
        talents={rows}
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
          name: event.name,
          agencyName: event.agencyName,
          stateId: event.stateId,
          dates: formatDateRange(event.startDate, event.endDate, timeZone),
        }}
        editable={editable}
        runs={runs}
      />
    </>
  );
}
