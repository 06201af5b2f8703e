import { and, or, type SQL, sql } from 'drizzle-orm';
import { agencies, claims, clients, contracts, events, quotations, talents, users } from '@/db/schema';
import { atPeople, rowsByClient } from '@/lib/clients/held-by-clients';
import type { SearchWord } from '@/lib/core/readers/search';
import { CLIENT } from '@/lib/core/states';
import { amongHeld, holdsWord } from '@/lib/platform/holds-text';
import type { Source } from './part';
import type { PaperCode } from './rules';

const folded = (text: SQL): SQL => sql`search_fold(${text})`;

const fullName = (table: string): SQL => sql.raw(`rtrim(${table}.name || ' ' || ${table}.lastname)`);

/** The version that holds of each; by its code first. */
export const quotationsOf = (agencyId: string, code: number | null): Source => ({
  kind: 'QUOTATION',
  table: sql`${quotations}`,
  name: 'q',
  text: folded(sql`${quotations.searchText}`),
  elsewhere: rowsByClient(quotations, agencyId),
  where: sql`${quotations.agencyId} = ${agencyId} and ${quotations.supersededAt} is null`,
  also: code === null ? undefined : sql`${quotations.code} = ${code}`,
  order: sql`${quotations.codeOrder} desc, ${quotations.version} desc, ${quotations.updatedAt} desc, ${quotations.id} desc`,
  columns: {
    title: sql`coalesce(nullif(q.name_event, ''), 'Evento sin nombre')`,
    detail: sql`q.name_client`,
    words: sql`concat_ws(' ', q.name_event, q.name_client)`,
    at: sql`q.created_at`,
    code: sql`q.code`,
    version: sql`q.version`,
    ...(code === null ? {} : { score: sql`case when q.code = ${code}::integer then 4 else 0 end` }),
  },
});

export const clientsOf = (agencyId: string): Source => ({
  kind: 'CLIENT',
  table: sql`${clients}`,
  name: 'c',
  text: folded(sql`${clients.searchText}`),
  elsewhere: atPeople(agencyId),
  where: sql`${clients.agencyId} = ${agencyId} and ${clients.stateId} <> ${CLIENT.DELETED}`,
  order: sql`${clients.createdAt} desc, ${clients.id} desc`,
  columns: {
    title: sql`c.name`,
    detail: sql`nullif(concat_ws(' · ', c.identification, c.name_producer), '')`,
    words: sql`concat_ws(' ', c.name, c.name_producer, c.identification)`,
    at: sql`c.created_at`,
  },
});

export const eventsOf = (agencyId: string): Source => ({
  kind: 'EVENT',
  table: sql`${events}`,
  name: 'e',
  text: folded(sql`${events.searchText}`),
  elsewhere: rowsByClient(events, agencyId),
  where: sql`${events.agencyId} = ${agencyId}`,
  order: sql`${events.startDate} desc, ${events.id} desc`,
  joins: sql`join cities p on p.id = e.city_id`,
  columns: {
    title: sql`e.name`,
    detail: sql`nullif(concat_ws(' · ', e.name_client, p.name), '')`,
    words: sql`concat_ws(' ', e.name, e.name_client)`,
    at: sql`e.start_date`,
  },
});

/** Of a frequent name so many are asked for whom of them the agency called and may see, the newest. */
const MOST_OF_A_NAME = 300;

const amongNewest = (words: SQL): SQL =>
  sql`${talents.id} = any(array(select ${talents.id} from ${talents} where ${words}
    order by ${talents.createdAt} desc, ${talents.id} desc limit ${MOST_OF_A_NAME}))`;

type TalentsAsked = {
  /** Whom the agency sees in lists. */
  readonly visible: SQL | undefined;
  /** Whether it goes on seeing whom it called; only an active one does. */
  readonly seesCalled: boolean;
  readonly words: SQL | undefined;
  /** The only word, where that is a telephone, document or address of mail. */
  readonly contact: SearchWord | null;
};

/** Talents whose document has a number, with or without its check digit. */
function hasDocument(word: SearchWord): SQL {
  const numbers = sql.param(
    word.spellings.flatMap(([text, ...more]) => (text && more.length === 0 ? [text] : [])),
  );
  return sql`(${holdsWord(folded(sql`${talents.contactText}`), word)} and (
    lower(${talents.identification}) = any(${numbers}::text[]) or search_digits(${talents.identification}) = any(${numbers}::text[])
    or split_part(${talents.identification}, '-', 1) = any(${numbers}::text[])))`;
}

/**
 * Talents: those that the agency called, with the last event for which it did so, and whom else it may see. `words` is
 * how talents are searched (lib/talents/search), which finds by a telephone or mail only whom the agency may reach; by the
 * document it also finds whose contract it has.
 */
export const talentsOf = (
  agencyId: string,
  { visible, seesCalled, words, contact }: TalentsAsked,
): Source => {
  const called = sql`exists (select from convocateds v where v.talent_id = ${talents.id} and v.agency_id = ${agencyId})`;
  const bound = sql`exists (select from contracts k where k.talent_id = ${talents.id} and k.agency_id = ${agencyId})`;
  return {
    kind: 'TALENT',
    table: sql`${talents}`,
    name: 't',
    text: folded(sql`${talents.searchText}`),
    where: and(
      seesCalled ? or(called, visible) : visible,
      contact
        ? or(amongHeld(talents.id, and(hasDocument(contact), bound)), words && amongHeld(talents.id, words))
        : words && amongNewest(words),
    ),
    also: sql`true`,
    isCorrected: true,
    order: sql`${called} desc, ${talents.createdAt} desc, ${talents.id} desc`,
    joins: sql`left join lateral (
      select e.id, e.name, e.start_date from convocateds v join events e on e.id = v.event_id
      where v.talent_id = t.id and v.agency_id = ${agencyId} order by e.start_date desc limit 1) called on true`,
    columns: {
      title: fullName('t'),
      detail: sql`called.name`,
      words: fullName('t'),
      at: sql`coalesce(called.start_date, t.created_at)`,
      eventId: sql`called.id`,
      eventName: sql`called.name`,
      ...(contact ? { score: sql`4` } : {}),
    },
  };
};

const person = {
  title: fullName('u'),
  detail: sql`u.email`,
  words: sql`concat_ws(' ', ${fullName('u')}, u.email)`,
  at: sql`u.created_at`,
};

/** People of an agency, by what its people see of one another, or with null all that there are, also by number. */
export const peopleOf = (agencyId: string | null): Source => ({
  kind: 'PERSON',
  table: sql`${users}`,
  name: 'u',
  text: agencyId
    ? folded(sql`(${users.name} || ' ' || ${users.lastname} || ' ' || ${users.email})`)
    : folded(sql`${users.searchText}`),
  where: agencyId
    ? sql`${users.id} in (select user_id from agency_users where agency_id = ${agencyId} and deactivated_at is null)`
    : undefined,
  order: sql`${users.createdAt} desc, ${users.id} desc`,
  columns: person,
});

export const everyAgency = (): Source => ({
  kind: 'AGENCY',
  table: sql`${agencies}`,
  name: 'a',
  text: folded(sql`${agencies.searchText}`),
  where: undefined,
  order: sql`${agencies.createdAt} desc, ${agencies.id} desc`,
  columns: {
    title: sql`a.name`,
    detail: sql`nullif(concat_ws(' · ', a.identification, a.email), '')`,
    words: sql`concat_ws(' ', a.name, a.identification, a.email)`,
    at: sql`a.created_at`,
  },
});

/** The administrator finds every talent, also by what it is reached by. */
export const everyTalent = (words: SQL | undefined, contact: SearchWord | null): Source => ({
  kind: 'TALENT',
  table: sql`${talents}`,
  name: 't',
  text: folded(sql`${talents.searchText}`),
  where: contact && words ? amongHeld(talents.id, words) : words,
  also: sql`true`,
  isCorrected: true,
  order: sql`${talents.createdAt} desc, ${talents.id} desc`,
  columns: {
    title: fullName('t'),
    detail: sql`t.email`,
    words: fullName('t'),
    at: sql`t.created_at`,
    ...(contact ? { score: sql`4` } : {}),
  },
});

/**
 * The contract with that number, or the claim with it as the talent's number or the agency's reference, by its index; those
 * used before where no number is asked for.
 */
export function papersOf(agencyId: string, kind: 'CONTRACT' | 'CLAIM', asked: PaperCode | null): Source {
  const isContract = kind === 'CONTRACT';
  const table = isContract ? contracts : claims;
  const isAsked = asked
    ? and(
        isContract
          ? sql`${contracts.code} = ${asked.code}`
          : sql`(${claims.code} = ${asked.code} or ${claims.number} = ${asked.code})`,
        asked.year === null ? undefined : sql`${contracts.year} = ${asked.year}`,
      )
    : sql`false`;
  return {
    kind,
    table: sql`${table}`,
    name: 'p',
    text: sql`''`,
    where: sql`${table.agencyId} = ${agencyId}`,
    also: isAsked,
    order: sql`${table.createdAt} desc, ${table.id} desc`,
    joins: sql`join events e on e.id = p.event_id join talents t on t.id = p.talent_id`,
    columns: {
      title: fullName('t'),
      detail: sql`e.name`,
      words: sql`''`,
      at: sql`p.created_at`,
      eventId: sql`e.id`,
      eventName: sql`e.name`,
      code: isContract ? sql`p.code` : sql`p.number`,
      version: isContract ? sql`p.year` : sql`p.code`,
      score: sql`3.5`,
    },
  };
}
