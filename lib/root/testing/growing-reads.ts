import type pg from 'pg';
import { listActivity } from '@/lib/agencies/activity/queries';
import { countAgencyWork, countReviews } from '@/lib/analytics/counters';
import { readAgencyFigures } from '@/lib/analytics/queries';
import { readQueue } from '@/lib/analytics/queue/queries';
import { listEventPapers } from '@/lib/claims/event-papers';
import { listPlatformClaims } from '@/lib/claims/platform/queries';
import { countClaims, listClaims } from '@/lib/claims/review/queries';
import { listClientOverviews } from '@/lib/clients/client-overview';
import { listClients } from '@/lib/clients/queries';
import { findContractTalks } from '@/lib/contracts/acts/event-queries';
import { getPendingSignatures } from '@/lib/contracts/agency-signing/queries';
import { countEventTalents, listEventTalents } from '@/lib/convocatories/event-talents/queries';
import { listConvocatories } from '@/lib/convocatories/queries';
import { listShowable } from '@/lib/convocatories/showcase/showable';
import type { Actor, AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { readDesk } from '@/lib/event-day/desk/queries';
import { findListedEvents } from '@/lib/events/listed-events';
import { countEvents, getEvent, listEventPersonals, listEvents } from '@/lib/events/queries';
import { listCosts } from '@/lib/finances/costs/queries';
import { getJournal } from '@/lib/finances/journal/queries';
import { getEventFinances } from '@/lib/finances/margin/queries';
import { getAgeing, listReceivables } from '@/lib/finances/receivables/queries';
import { listAgencyBalances, listCollected } from '@/lib/finances/third-party/queries';
import { countUnread, listNotices } from '@/lib/inbox/queries';
import { listFailedMessages } from '@/lib/operations/queries';
import { listSentMessages } from '@/lib/operations/sent/queries';
import { listBatches, listPayable } from '@/lib/payouts/queries';
import { totalsByStatus } from '@/lib/quotations/listing/queries';
import { listQuotations } from '@/lib/quotations/queries';
import { searchAll } from '@/lib/search/queries';
import { listTalents } from '@/lib/talents/queries';

export type Read = () => Promise<unknown>;
type Reads = Readonly<Record<string, Read>>;

const PAGE = { limit: 21 } as const;

/** What every signed-in page of an agency reads, and then what each page reads besides. */
export async function growingReads(pool: pg.Pool): Promise<Reads> {
  const one = async (text: string): Promise<Record<string, string>> => (await pool.query(text)).rows[0] ?? {};
  const own = await one(
    `select agency_id as "agencyId", user_id as "userId" from agency_users
     where agency_id = (select agency_id from events group by 1 order by count(*) desc limit 1) limit 1`,
  );
  const { agencyId = '', userId = '' } = own;
  const owner: AgencyActor = { kind: 'agencyUser', role: 'OWNER', agencyState: 23, agencyId, userId };
  const administrator: AdministratorActor = { kind: 'administrator', userId };
  const inAgency = `where agency_id = '${agencyId}'`;
  const { id: coming = '' } = await one(
    `select id from events ${inAgency} and state_id = 34 order by start_date limit 1`,
  );
  const { id: past = '' } = await one(
    `select id from events ${inAgency} and state_id = 36 order by start_date offset 5 limit 1`,
  );
  const { id: quotationId = '' } = await one(
    `select id from quotations ${inAgency} and state_id = 62 limit 1`,
  );
  const { day = '' } = await one("select (now() - interval '60 days')::date::text as day");
  return {
    'every page: the menu': () => countAgencyWork(owner),
    'every page: what is unread': () => countUnread(owner),
    ...dashboard(owner),
    'events: a page': () => listEvents(owner, { when: 'upcoming', ...PAGE }),
    'events: how many are to come': () => countEvents(owner, { when: 'upcoming' }),
    'quotations: a page': () => listQuotations(owner, { newest: true, ...PAGE }),
    'quotations: totals': () => totalsByStatus(owner, { newest: true }),
    'a quotation: what was not sent': () => listFailedMessages(owner, { quotationId }),
    ...ofEvent(owner, coming, 'an event to come'),
    ...ofEvent(owner, past, 'a past event'),
    ...money(owner, day.slice(0, 7)),
    'clients: a page': () => listClientOverviews(owner, PAGE),
    'clients: what a form offers': () => listClients(owner),
    'notices: a page': () => listNotices(owner, PAGE),
    'activity: a page': () => listActivity(owner),
    ...searches(owner),
    'the administrator: reviews': () => countReviews(administrator),
    'the administrator: collected': () => listCollected(administrator, PAGE),
    'the administrator: balances': () => listAgencyBalances(administrator),
    'the administrator: claims': () => listPlatformClaims(administrator, { status: 'SENT', ...PAGE }),
  };
}

const dashboard = (owner: Actor): Reads => ({
  'the dashboard: figures': () => readAgencyFigures(owner),
  'the dashboard: what waits': () => readQueue(owner),
});

const ofEvent = (owner: AgencyActor, id: string, name: string): Reads => ({
  [`${name}`]: () => getEvent(owner, id),
  [`${name}, for GraphQL`]: () => findListedEvents(owner, [id]),
  [`${name}: roles`]: () => listEventPersonals(owner, id),
  [`${name}: calls`]: () => listConvocatories(owner, id),
  [`${name}: talents`]: () => listEventTalents(owner, id, { limit: 60 }),
  [`${name}: talents counted`]: () => countEventTalents(owner, id),
  [`${name}: documents`]: () => listEventPapers(owner, id),
  [`${name}: signatures`]: () => getPendingSignatures(owner, id),
  [`${name}: contracts`]: () => findContractTalks(owner, id),
  [`${name}: showcase`]: () => listShowable(owner, id, PAGE),
  [`${name}: finances`]: () => getEventFinances(owner, id),
  [`${name}: costs`]: () => listCosts(owner, id, PAGE),
  [`${name}: activity`]: () => listActivity(owner, { entity: 'event', entityId: id }),
  [`${name}: the day`]: () => readDesk(owner, id),
  [`${name}: what was not sent`]: () => listFailedMessages(owner, { eventId: id }),
  [`${name}: messages`]: () => listSentMessages(owner, { eventId: id }, PAGE),
});

const money = (owner: AgencyActor, month: string): Reads => ({
  'claims: to review': () => listClaims(owner, { status: 'SENT', ...PAGE }),
  'claims: how many to review': () => countClaims(owner, { status: 'SENT' }),
  'claims: all': () => listClaims(owner, PAGE),
  'claims: a word of many': () => listClaims(owner, { search: 'feria', ...PAGE }),
  'claims: a word of few': () => listClaims(owner, { search: 'persona 77', ...PAGE }),
  'claims: a word of nobody': () => listClaims(owner, { search: 'xilófono', ...PAGE }),
  'receivables: a page': () => listReceivables(owner, { view: 'OWED', ...PAGE }),
  'receivables: by age': () => getAgeing(owner),
  'the journal of a month': () => getJournal(owner, { month }),
  collected: () => listCollected(owner, PAGE),
  'payouts: batches': () => listBatches(owner, PAGE),
  'payouts: what is to be paid': () => listPayable(owner, 'COP'),
});

const searches = (owner: AgencyActor): Reads => ({
  'Ctrl-K: a frequent name': () => searchAll(owner, 'valeria'),
  'Ctrl-K: two letters': () => searchAll(owner, 'va'),
  'Ctrl-K: a word of events': () => searchAll(owner, 'feria'),
  'talents: no letter': () => listTalents(owner, { search: '%', ...PAGE }),
});
