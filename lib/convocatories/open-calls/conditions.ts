import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  agencies,
  convocateds,
  convocatories,
  eventPersonals,
  events,
  talentBookings,
  talentProfiles,
  talents,
} from '@/db/schema';
import { AGENCY, CONVOCATORY, isClosedAgency, TALENT } from '@/lib/core/states';
import { OPEN_EVENT_STATES } from '@/lib/events/rules';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayBeShown } from '@/lib/talents/shown';
import { hasTraining, knowsLanguage, lackedSkills } from '../candidates/traits';

/** What a talent says to know of what each call asks for, of rows that hold both. */
export const pairTraits = {
  language: sql<boolean>`(${convocatories.language} is null or ${knowsLanguage(sql`${convocatories.language}`)})`,
  lackedSkills: lackedSkills(sql`${convocatories.skills}`),
  training: sql<boolean>`(${convocatories.academicTraining} is null
    or ${hasTraining(sql`${convocatories.academicTraining}`)})`,
};

/** The age of a talent on the first day of a call, where Elenco is. */
const age = sql`extract(year from age((${convocatories.startDate} at time zone ${DEFAULT_TIME_ZONE})::date, ${talents.birthdate}))`;

const same = (wanted: AnyPgColumn, has: AnyPgColumn): SQL | undefined =>
  or(isNull(wanted), isNull(has), eq(has, ''), sql`lower(${wanted}) = lower(${has})`);

/** Nothing that the talent says is other than what the call asks for. What it has not said may be added. */
const contradictsNothing = (): SQL | undefined =>
  and(
    or(
      isNull(convocatories.cityId),
      isNull(talents.residenceCityId),
      eq(convocatories.cityId, talents.residenceCityId),
    ),
    or(isNull(convocatories.height), isNull(talents.height), gte(talents.height, convocatories.height)),
    or(isNull(convocatories.minAge), isNull(talents.birthdate), gte(age, convocatories.minAge)),
    or(isNull(convocatories.maxAge), isNull(talents.birthdate), lte(age, convocatories.maxAge)),
    same(convocatories.colourEyes, talents.eyeColour),
    same(convocatories.colourHair, talents.hairColour),
  );

/** In SQL: an open call that takes answers, of an open event and an agency that is let in. */
export const takesApplications = (): SQL | undefined => {
  const now = currentTime();
  return and(
    eq(convocatories.stateId, CONVOCATORY.OPEN),
    isNotNull(convocatories.openedAt),
    sql`coalesce(${convocatories.deadline}, ${convocatories.endDate}) >= ${now.toISOString()}`,
    inArray(events.stateId, [...OPEN_EVENT_STATES]),
    gte(events.endDate, now),
  );
};

/**
 * In SQL: a talent may see an open call. It is of the pool that its agency is shown, exclusive to nobody else, has the
 * profile and gender, contradicts no criterion, and has no place in the call already.
 */
export const maySeeCall = (): SQL | undefined =>
  and(
    takesApplications(),
    or(eq(agencies.stateId, AGENCY.ACTIVE), eq(talents.broughtByAgencyId, agencies.id)),
    sql`${agencies.stateId} not in (${sql.raw(CLOSED_AGENCIES.join(', '))})`,
    eq(talents.stateId, TALENT.ACTIVE),
    or(isNull(talents.exclusiveAgencyId), eq(talents.exclusiveAgencyId, agencies.id)),
    mayBeShown(),
    eq(talents.gender, eventPersonals.gender),
    exists(
      database()
        .select({ one: sql`1` })
        .from(talentProfiles)
        .where(
          and(
            eq(talentProfiles.talentId, talents.id),
            eq(talentProfiles.profileId, eventPersonals.profileId),
          ),
        ),
    ),
    contradictsNothing(),
    notExists(
      database()
        .select({ one: sql`1` })
        .from(convocateds)
        .where(and(eq(convocateds.convocatoryId, convocatories.id), eq(convocateds.talentId, talents.id))),
    ),
  );

const CLOSED_AGENCIES = Object.values(AGENCY).filter(isClosedAgency);

/** In SQL: the talent is confirmed elsewhere on the dates of the call. */
export const booked = sql<boolean>`exists (select 1 from ${talentBookings}
  where ${talentBookings.talentId} = ${talents.id} and ${talentBookings.kind} = 'CONFIRMED'
    and ${talentBookings.during} && tstzrange(${convocatories.startDate}, ${convocatories.endDate}, '[]'))`;

/** In SQL: the need of the call has all its people. */
export const covered = sql<boolean>`(select count(*) from ${convocateds} as taken
  join ${convocatories} as sister on sister.id = taken.convocatory_id
  where sister.event_personal_id = ${eventPersonals.id} and taken.state_id = 1813) >= ${eventPersonals.quantity}`;

/** In SQL: as many applications wait as the call takes. */
export const full = sql<boolean>`coalesce((select count(*) from call_applications as waiting
  where waiting.convocatory_id = ${convocatories.id} and waiting.status = 'WAITING')
  >= ${convocatories.applicationLimit}, false)`;
