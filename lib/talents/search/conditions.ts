import { and, eq, gte, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import { talentBookings, talents } from '@/db/schema';
import { PLANNED_EACH_TIME } from '@/db/statement-names';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@/db/values/skill-levels';
import type { Actor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { endsOf, RANGED_FIELDS, TALENT_FIELDS, WORDED_FIELDS } from '@/lib/core/talent-fields';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { blockedOn, daysOf } from '../availability/queries';
import { taggedBy } from '../notes/queries';
import { bornBy } from '../rules';
import { today } from '../shown';
import type { TalentSearch } from './inputs';
import { holdsWords } from './words';

/** What talents are listed by: what people search, and what programs ask for. */
export type TalentFilter = TalentSearch & {
  readonly ids?: readonly string[];
  /** Whom a push message reaches: administrators only. */
  readonly withPushToken?: boolean;
};

const LANGUAGES = 1;

/** True for the talents of whom everything holds that a filter asks for. Words cost a statement of their own. */
export async function matching(actor: Actor, filter: TalentFilter): Promise<SQL | undefined> {
  const { ids, withPushToken, ...search } = filter;
  const searched = await found(actor, search);
  return and(
    ids ? anyOf(talents.id, ids) : undefined,
    withPushToken
      ? correlated`exists (select 1 from push_tokens p where p.talent_id = ${talents.id})`
      : undefined,
    // Whether to walk the list or to look up who fits depends on how many do.
    searched && sql`${searched} ${sql.raw(PLANNED_EACH_TIME)}`,
  );
}

async function found(actor: Actor, filter: TalentSearch): Promise<SQL | undefined> {
  const { search, stateId, cityId, gender } = filter;
  return and(
    search ? await holdsWords(actor, search) : undefined,
    stateId ? eq(talents.stateId, stateId) : undefined,
    cityId ? eq(talents.residenceCityId, cityId) : undefined,
    gender ? eq(talents.gender, gender) : undefined,
    exclusiveTo(actor, filter.exclusive),
    filter.tag && actor.kind === 'agencyUser' ? taggedBy(actor, filter.tag.toLowerCase()) : undefined,
    ofAge(filter),
    ...RANGED_FIELDS.flatMap((field) => {
      const [least, most] = endsOf(field).map((end) => filter[end]);
      return [
        least === undefined ? undefined : gte(talents[field], least),
        most === undefined ? undefined : lte(talents[field], most),
      ];
    }),
    ...looks(filter),
    ...offers(filter),
    freeOn(filter),
  );
}

function exclusiveTo(actor: Actor, exclusive: boolean | undefined): SQL | undefined {
  if (!exclusive) return undefined;
  if (actor.kind === 'agencyUser') return eq(talents.exclusiveAgencyId, actor.agencyId);
  return isNotNull(talents.exclusiveAgencyId);
}

function ofAge({ minAge, maxAge }: TalentSearch): SQL | undefined {
  const day = today();
  return and(
    minAge === undefined ? undefined : lte(talents.birthdate, bornBy(day, minAge)),
    maxAge === undefined ? undefined : sql`${talents.birthdate} > ${bornBy(day, maxAge + 1)}`,
  );
}

const term = (kind: string, value: string): SQL => sql`${kind}::text || search_fold(${value.trim()})`;
const hasLook = (kind: string, value: string | undefined): SQL | undefined =>
  value ? sql`${talents.searchTerms} @> array[${term(kind, value)}]` : undefined;

function looks({ photo, ...filter }: TalentSearch) {
  return [
    ...WORDED_FIELDS.map((field) => hasLook(`${TALENT_FIELDS[field].term}:`, filter[field])),
    photo === undefined ? undefined : hasLook('photo:', photo ? 'yes' : 'no'),
  ];
}

function offers({ profileId, mainProfile, language, languageLevel, skill, skillLevel }: TalentSearch) {
  const [area = '', ...name] = (skill ?? '').split(':');
  return [
    profileId
      ? sql`${talents.searchTerms} @> array[${`${mainProfile ? 'main' : 'profile'}:${profileId}`}::text]`
      : undefined,
    language ? knows(LANGUAGES, language, languageLevel, LANGUAGE_LEVELS) : undefined,
    skill ? knows(Number(area), name.join(':'), skillLevel, SKILL_LEVELS) : undefined,
  ];
}

/** A level is that one or a better one. */
function knows(areaId: number, name: string, least: string | undefined, levels: readonly string[]): SQL {
  const known = term(`skill:${areaId}:`, name);
  if (!least) return sql`${talents.searchTerms} @> array[${known}]`;
  const enough = levels.slice(levels.indexOf(least)).map((level) => sql`${known} || ${term(':', level)}`);
  return sql`${talents.searchTerms} && array[${sql.join(enough, sql`, `)}]`;
}

function freeOn(filter: TalentSearch): SQL | undefined {
  const dates = datesOf(filter);
  return dates && freeDuring(dates);
}

/** The instants of the days on which talents have to be free; undefined for any. */
export function datesOf({ freeFrom, freeTo }: Pick<TalentSearch, 'freeFrom' | 'freeTo'>): Dates | undefined {
  const first = freeFrom ?? freeTo;
  if (!first) return undefined;
  const last = freeTo ?? first;
  return {
    startDate: zonedDateTimeToInstant(`${first < last ? first : last}T00:00`, DEFAULT_TIME_ZONE),
    endDate: zonedDateTimeToInstant(`${first < last ? last : first}T23:59`, DEFAULT_TIME_ZONE),
  };
}

export type Dates = { readonly startDate: Date; readonly endDate: Date };

/** In SQL: true for bookings that have an instant in common with those dates. */
export const overlaps = ({ startDate, endDate }: Dates): SQL =>
  sql`${talentBookings.during} && tstzrange(${startDate.toISOString()}, ${endDate.toISOString()}, '[]')`;

/** True for talents whom nobody has confirmed or holds on those dates, and who have not blocked them. */
export const freeDuring = (dates: Dates): SQL | undefined =>
  and(
    notExists(
      database()
        .select({ one: sql`1` })
        .from(talentBookings)
        .where(and(eq(talentBookings.talentId, talents.id), overlaps(dates))),
    ),
    sql`not ${blockedOn(daysOf(dates))}`,
  );
