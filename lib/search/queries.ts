import { type SQL, sql } from 'drizzle-orm';
import { claimReference } from '@/lib/claims/rules';
import { contractCode } from '@/lib/contracts/rules';
import type { Actor } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import { translate } from '@/lib/i18n/translate';
import { database } from '@/lib/platform/database';
import { quotationCode } from '@/lib/quotations/rules';
import { seesPool } from '@/lib/talents/policy';
import { maySearch } from './policy';
import { codeIn, LONGEST_SEARCH, type PaperCode, paperCodeIn, SHORTEST_SEARCH } from './rules';

export const FOUND_KINDS = [
  'QUOTATION',
  'CLIENT',
  'EVENT',
  'TALENT',
  'PERSON',
  'AGENCY',
  'CONTRACT',
  'CLAIM',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Something that a person may open. */
export type Found = {
  readonly kind: FoundKind;
  readonly id: string;
  readonly title: string;
  /** What tells it from others of that name; null for nothing. */
  readonly detail: string | null;
  /** The event at which an agency sees a talent, and its name. */
  readonly eventId: string | null;
  readonly eventName: string | null;
};

const ROWS_OF_A_KIND = 5;
/** How much of what was asked must stand in a text that does not hold it as it is: forgives a letter or two. */
const ALIKE = 0.5;

/**
 * What holds the words, or nearly, whatever accents and case: an agency's own clients, quotations (also by code),
 * events, called talents and people, and contracts and claims by their numbers alone; the administrator's agencies, talents and people. The best five of each kind,
 * best first. One statement; nothing for fewer than two letters.
 */
export async function searchAll(actor: Actor, text: string): Promise<Found[]> {
  const reader = maySearch(actor);
  const asked = text.trim().slice(0, LONGEST_SEARCH);
  if (asked.length < SHORTEST_SEARCH && codeIn(asked) === null) return [];
  const parts =
    reader.kind === 'administrator'
      ? [agencies(), everyTalent(), everyPerson()]
      : [
          quotations(reader.agencyId, codeIn(asked)),
          clients(reader.agencyId),
          events(reader.agencyId),
          ...(seesPool(reader) ? [calledTalents(reader.agencyId)] : []),
          colleagues(reader.agencyId),
          ...papers(reader.agencyId, 'CONTRACT', paperCodeIn('CONTRACT', asked)),
          ...papers(reader.agencyId, 'CLAIM', paperCodeIn('CLAIM', asked)),
        ];
  const best = parts.map(
    (part) => sql`(select * from (${part}) part where score >= ${ALIKE}
    order by score desc, at desc limit ${ROWS_OF_A_KIND})`,
  );
  const { rows } = await database().execute<Row>(sql`
    with asked as materialized (select search_fold(${asked}) as words)
    select kind, id, title, detail, code, version, "eventId", "eventName"
    from (${sql.join(best, sql` union all `)}) found order by score desc, at desc`);
  return rows.map(({ code, version, title, ...found }) => ({
    ...found,
    title: [codeText(found.kind, code, version), title].filter(Boolean).join(' · '),
  }));
}

/** The number in front of a title, as its papers write it. */
function codeText(kind: FoundKind, code: number | null, version: number | null): string | null {
  if (code === null) return null;
  if (kind === 'CONTRACT') return contractCode({ code, year: version });
  return kind === 'CLAIM'
    ? translate('shell.claimCode', { code, reference: claimReference(version ?? code) })
    : quotationCode(code, version ?? 1);
}

type Row = Found & { readonly code: number | null; readonly version: number | null };

/** 3 where the text begins with what is asked, 2 where a word does, 1 where it is within; below 1, how alike they are. */
const scoreOf = (text: SQL): SQL => sql`(select case position(asked.words in folded.text)
    when 1 then 3
    when 0 then word_similarity(asked.words, folded.text)::numeric
    else case when position(' ' || asked.words in folded.text) > 0 then 2 else 1 end end
  from asked, (select search_fold(${text}) as text) folded)`;

type Columns = { readonly title: SQL; readonly detail: SQL; readonly words: SQL; readonly at: SQL };

const columns = (kind: FoundKind, id: SQL, { title, detail, words, at }: Columns, event?: SQL): SQL =>
  sql`${kind}::text as kind, ${id}::text as id, ${title} as title, ${detail} as detail,
    ${scoreOf(words)} as score, ${at} as at, ${event ?? sql`null::text as "eventId", null::text as "eventName"`}`;

const NO_CODE = sql`null::integer as code, null::integer as version`;
const fullName = (table: string): SQL => sql.raw(`concat_ws(' ', ${table}.name, ${table}.lastname)`);

/** The contract with that number, or the claim with it as the talent's number or the agency's reference, by its index; nothing where no number is asked for. */
function papers(agencyId: string, kind: 'CONTRACT' | 'CLAIM', asked: PaperCode | null): SQL[] {
  if (asked === null) return [];
  const isContract = kind === 'CONTRACT';
  const table = sql.identifier(isContract ? 'contracts' : 'claims');
  return [
    sql`
    select ${kind}::text as kind, p.id::text as id, ${fullName('t')} as title, e.name as detail, 3.5 as score,
      p.created_at as at, e.id::text as "eventId", e.name as "eventName", ${isContract ? sql`p.code, p.year` : sql`p.number, p.code`} as version
    from ${table} p join events e on e.id = p.event_id join talents t on t.id = p.talent_id
    where p.agency_id = ${agencyId} and (p.code = ${asked.code}${isContract ? sql`` : sql` or p.number = ${asked.code}`})${asked.year === null ? sql`` : sql` and p.year = ${asked.year}`}`,
  ];
}

/** The version that holds of each; by its code first. */
function quotations(agencyId: string, code: number | null): SQL {
  const described: Columns = {
    title: sql`coalesce(nullif(q.name_event, ''), 'Evento sin nombre')`,
    detail: sql`q.name_client`,
    words: sql`concat_ws(' ', q.name_event, q.name_client)`,
    at: sql`q.created_at`,
  };
  return sql`select kind, id, title, detail,
      case when code = ${code}::integer then 4 else score end as score, at, "eventId", "eventName", code, version
    from (select ${columns('QUOTATION', sql`q.id`, described)}, q.code, q.version
      from quotations q where q.agency_id = ${agencyId} and q.superseded_at is null) known`;
}

const clients = (agencyId: string): SQL => sql`
  select ${columns('CLIENT', sql`c.id`, {
    title: sql`c.name`,
    detail: sql`nullif(concat_ws(' · ', c.identification, c.name_producer), '')`,
    words: sql`concat_ws(' ', c.name, c.name_producer, c.email_producer, c.identification)`,
    at: sql`c.created_at`,
  })}, ${NO_CODE}
  from clients c where c.agency_id = ${agencyId} and c.state_id <> ${CLIENT.DELETED}`;

const events = (agencyId: string): SQL => sql`
  select ${columns('EVENT', sql`e.id`, {
    title: sql`e.name`,
    detail: sql`nullif(concat_ws(' · ', e.name_client, p.name), '')`,
    words: sql`concat_ws(' ', e.name, e.name_client)`,
    at: sql`e.start_date`,
  })}, ${NO_CODE}
  from events e join cities p on p.id = e.city_id where e.agency_id = ${agencyId}`;

/**
 * Talents that the agency has called, at the last event it did so for. Only an active agency sees people of the pool
 * (product decisions, "Who may see and bind a person").
 */
const calledTalents = (agencyId: string): SQL => sql`
  select ${columns(
    'TALENT',
    sql`t.id`,
    {
      title: fullName('t'),
      detail: sql`called.event_name`,
      words: fullName('t'),
      at: sql`called.start_date`,
    },
    sql`called.event_id::text as "eventId", called.event_name as "eventName"`,
  )}, ${NO_CODE}
  from (
    select distinct on (v.talent_id) v.talent_id, e.id as event_id, e.name as event_name, e.start_date
    from convocateds v join events e on e.id = v.event_id
    where v.agency_id = ${agencyId} order by v.talent_id, e.start_date desc
  ) called join talents t on t.id = called.talent_id`;

const person: Columns = {
  title: fullName('u'),
  detail: sql`u.email`,
  words: sql`concat_ws(' ', ${fullName('u')}, u.email)`,
  at: sql`u.created_at`,
};

const colleagues = (agencyId: string): SQL => sql`
  select ${columns('PERSON', sql`u.id`, person)}, ${NO_CODE}
  from agency_users m join users u on u.id = m.user_id
  where m.agency_id = ${agencyId} and m.deactivated_at is null`;

const everyPerson = (): SQL => sql`select ${columns('PERSON', sql`u.id`, person)}, ${NO_CODE} from users u`;

const agencies = (): SQL => sql`
  select ${columns('AGENCY', sql`a.id`, {
    title: sql`a.name`,
    detail: sql`nullif(concat_ws(' · ', a.identification, a.email), '')`,
    words: sql`concat_ws(' ', a.name, a.identification, a.email)`,
    at: sql`a.created_at`,
  })}, ${NO_CODE} from agencies a`;

/** The index on their words finds the few that can match among all: the pool is the one long table here. */
const everyTalent = (): SQL => sql`
  select ${columns('TALENT', sql`t.id`, {
    title: fullName('t'),
    detail: sql`t.email`,
    words: fullName('t'),
    at: sql`t.created_at`,
  })}, ${NO_CODE}
  from (select t.* from talents t, asked
    where search_fold(t.search_text) like '%' || replace(replace(asked.words, '%', ''), '_', '') || '%'
       or asked.words <% search_fold(t.search_text) limit 200) t`;
