import type pg from 'pg';
import type { Db } from '@/db/client';
import { listActivity } from '@/lib/agencies/activity/queries';
import { countAgencyWork } from '@/lib/analytics/counters';
import { readAgencyFigures } from '@/lib/analytics/queries';
import { readQueue } from '@/lib/analytics/queue/queries';
import { countClients, listClientOverviews } from '@/lib/clients/client-overview';
import { findClientsOfAgencies, listClients, readClientsOfAgency } from '@/lib/clients/queries';
import { listCandidates } from '@/lib/convocatories/candidates/queries';
import type { AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { findLatestEvents, readEventsOfAgency } from '@/lib/events/events-of-agency';
import { countEvents, listEvents } from '@/lib/events/queries';
import type { EventWhen } from '@/lib/events/rules';
import { findNewestQuotations, listByStatus, totalsByStatus } from '@/lib/quotations/listing/queries';
import { countQuotations, listQuotations } from '@/lib/quotations/queries';
import { listTalents } from '@/lib/talents/queries';
import { listReviewedTalents } from '@/lib/talents/talents-in-review';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import type { Reads } from './compare-sizes';
import { peopleReads } from './people-reads';

const SORTS = ['code', 'client', 'event', 'date', 'total', 'state', 'opened', 'updated'] as const;
const WHENS: readonly EventWhen[] = ['upcoming', 'past', 'cancelled'];
const PAGE = 21;
const TALENTS = 25;
const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS);
const dayText = (days: number) => day(days).toISOString().slice(0, 10);

/** Every list and search, each filter alone and the pairs that people use, as the product reads them. */
export async function readsOf(db: Db, pool: pg.Pool): Promise<Reads> {
  const one = async (text: string, values: unknown[] = []): Promise<Record<string, string>> =>
    (await pool.query(text, values)).rows[0] ?? {};
  const own = await one(
    `select agency_id as "agencyId", user_id as "userId" from agency_users
     where agency_id = (select agency_id from events group by 1 order by count(*) desc limit 1) limit 1`,
  );
  const agencyId = own.agencyId ?? '';
  const owner: AgencyActor = {
    kind: 'agencyUser',
    role: 'OWNER',
    agencyState: 23,
    agencyId,
    userId: own.userId ?? '',
  };
  const administrator: AdministratorActor = { kind: 'administrator', userId: owner.userId };
  const { clientId = '' } = await one(
    'select client_id as "clientId" from quotations where agency_id = $1 order by code_order, id limit 1',
    [agencyId],
  );
  /** A row nine tenths down. */
  const deep = async (table: string, order: string, all = false): Promise<string> =>
    (
      await one(
        `select id from ${table} ${all ? '' : 'where agency_id = $1'} order by ${order}
         offset (select 0.9 * count(*) from ${table}) limit 1`,
        all ? [] : [agencyId],
      )
    ).id ?? '';
  const event = await one(
    'select id from events where agency_id = $1 and state_id = 34 order by start_date desc limit 1',
    [agencyId],
  );
  const { rows: agencies } = await pool.query('select * from agencies where id = $1', [agencyId]);
  const call = async (wishes: Parameters<typeof makeConvocatory>[1]): Promise<string> =>
    (await makeConvocatory(db, { agency: agencies[0], code: crypto.randomUUID(), ...wishes })).id;
  const inCity = await call({ cityId: 1 });
  const nobody = await call({ cityId: 1, height: 194, colourEyes: 'Verdes', colourHair: 'Negro' });
  const deepTalent = await deep('talents', 'created_at desc, id desc', true);
  const deepQuotation = await deep('quotations', 'code_order desc, version desc, updated_at desc, id desc');
  const deepEvent = await deep('events', 'start_date desc, id desc');
  const deepClient = await deep('clients', 'name collate "es-x-icu", id');

  const reads: Record<string, () => Promise<unknown>> = {};
  type Talents = NonNullable<Parameters<typeof listTalents>[1]>;
  const talents: Readonly<Record<string, Talents>> = {
    'first page': {},
    'deep page': { after: deepTalent },
    'before a deep row': { before: deepTalent },
    profile: { profileId: 3 },
    gender: { gender: 'FEMENINO' },
    city: { cityId: 1 },
    height: { minHeight: 180 },
    'profile, gender': { profileId: 3, gender: 'FEMENINO' },
    'profile, city': { profileId: 3, cityId: 1 },
    'gender, city': { gender: 'MASCULINO', cityId: 1 },
    'city, height': { cityId: 1, minHeight: 180 },
    'profile, gender, city': { profileId: 3, gender: 'FEMENINO', cityId: 1 },
    'city, height: nobody': { cityId: 1, minHeight: 210 },
    'height: nobody': { minHeight: 210 },
    'profile, height: nobody': { profileId: 3, minHeight: 210 },
    '"garcia"': { search: 'garcía' },
    '"garcia", deep page': { search: 'garcía', after: deepTalent },
    '"valeria gomez"': { search: 'valeria gómez' },
    '"valeria gomez rojas"': { search: 'valeria gómez rojas' },
    '"iñon", inside words': { search: 'iñon' },
    '"va"': { search: 'va' },
    '"v"': { search: 'v' },
    '"xq": nobody': { search: 'xq' },
    '"zzyzx": nobody': { search: 'zzyzx' },
    'city, "garcia"': { cityId: 1, search: 'garcía' },
    'profile, "garcia"': { profileId: 3, search: 'garcía' },
    'gender, "valeria gomez"': { gender: 'FEMENINO', search: 'valeria gómez' },
    'gender, "valeria gomez": nobody': { gender: 'MASCULINO', search: 'valeria gómez' },
  };
  for (const [name, filter] of Object.entries(talents)) {
    reads[`talents: ${name}`] = () => listTalents(owner, { limit: TALENTS, ...filter });
    reads[`administrator's talents: ${name}`] = () =>
      listReviewedTalents(administrator, { limit: TALENTS, ...filter });
  }
  for (const stateId of [16, 18])
    reads[`administrator's talents: state ${stateId}`] = () =>
      listReviewedTalents(administrator, { limit: TALENTS, stateId });
  reads["administrator's talents: state, city"] = () =>
    listReviewedTalents(administrator, { limit: TALENTS, stateId: 17, cityId: 1 });

  reads['candidates: of a city'] = () => listCandidates(owner, inCity);
  reads['candidates: of a city, free'] = () => listCandidates(owner, inCity, { free: true });
  reads['candidates: "garcia"'] = () => listCandidates(owner, inCity, { search: 'garcía' });
  reads['candidates: "va"'] = () => listCandidates(owner, inCity, { search: 'va' });
  reads['candidates: city, height'] = () => listCandidates(owner, inCity, { cityId: 2, minHeight: 185 });
  reads['candidates: nobody fits'] = () => listCandidates(owner, nobody);

  const newest = { newest: true, limit: PAGE } as const;
  for (const sort of SORTS) {
    reads[`quotations: by ${sort}`] = () => listQuotations(owner, { ...newest, sort });
    reads[`quotations: by ${sort}, deep page`] = () =>
      listQuotations(owner, { ...newest, sort, after: deepQuotation });
  }
  reads['quotations: all versions'] = () => listQuotations(owner, { limit: PAGE });
  for (const status of [61, 62, 63, 64, 65, 'VOIDED', 'SUPERSEDED'] as const)
    reads[`quotations: status ${status}`] = () =>
      listQuotations(owner, { limit: PAGE, newest: status !== 'SUPERSEDED', status });
  const days = { from: dayText(-200), to: dayText(-198) };
  type Quotations = NonNullable<Parameters<typeof listQuotations>[1]>;
  const quotations: Readonly<Record<string, Quotations>> = {
    client: { clientId },
    'client, status': { clientId, status: 63 },
    'days long ago': { during: days },
    'days long ago, status': { during: days, status: 64 },
    'never opened': { opened: 'NEVER' },
    'opened and not answered': { opened: 'UNANSWERED' },
    'opened lately': { opened: 'LATELY' },
    '"feria"': { search: 'feria' },
    '"feria 77"': { search: 'feria 77' },
    '"fe"': { search: 'fe' },
    '"cot-00777"': { search: 'cot-00777' },
    '"xq": none': { search: 'xq' },
    '"zzyzx": none': { search: 'zzyzx' },
    '"feria", status': { search: 'feria', status: 64 },
  };
  for (const [name, filter] of Object.entries(quotations)) {
    reads[`quotations: ${name}`] = () => listQuotations(owner, { ...newest, ...filter });
    reads[`quotations: totals, ${name}`] = () => totalsByStatus(owner, { newest: true, ...filter });
  }
  reads['quotations: totals'] = () => totalsByStatus(owner, { newest: true });
  reads['quotations: number of replaced ones'] = () => countQuotations(owner, { status: 'SUPERSEDED' });
  reads['quotations: board'] = () =>
    listByStatus(
      owner,
      { newest: true },
      [61, 62, 63, 64, 65].map((status) => ({ status, limit: 12 })),
    );
  reads['quotations: GraphQL, first page'] = () => listQuotations(owner, {});
  reads['quotations: GraphQL, page 200'] = () => listQuotations(owner, { skip: 199 * 25 });
  reads['quotations: of an agency, GraphQL'] = () =>
    findNewestQuotations(administrator, [agencyId], { limit: 100 });
  reads['quotations: administrator, first page'] = () => listQuotations(administrator, {});
  reads["quotations: administrator, an agency's"] = () =>
    listQuotations(administrator, { agencyId, sort: 'updated', limit: PAGE });

  for (const when of [...WHENS, undefined]) {
    const filter = when ? { when } : {};
    reads[`events: ${when ?? 'all'}`] = () => listEvents(owner, { ...filter, limit: PAGE });
    reads[`events: number, ${when ?? 'all'}`] = () => countEvents(owner, filter);
  }
  for (const sort of ['name', 'code', 'client', 'date'] as const) {
    reads[`events: by ${sort}`] = () => listEvents(owner, { sort, limit: PAGE });
    reads[`events: by ${sort}, deep page`] = () =>
      listEvents(owner, { sort, descending: true, limit: PAGE, after: deepEvent });
    reads[`events: past, by ${sort}`] = () => listEvents(owner, { when: 'past', sort, limit: PAGE });
  }
  type Events = NonNullable<Parameters<typeof listEvents>[1]>;
  const events: Readonly<Record<string, Events>> = {
    'a month': { during: { from: day(-230), to: day(-200) } },
    'of a client': { clientId },
    '"feria"': { search: 'feria' },
    '"feria 777"': { search: 'feria 777' },
    '"fe"': { search: 'fe' },
    '"xq": none': { search: 'xq' },
    'past, "feria"': { when: 'past', search: 'feria' },
    'upcoming, "feria"': { when: 'upcoming', search: 'feria' },
    ...Object.fromEntries([33, 34, 35, 36, 37, 38].map((stateId) => [`state ${stateId}`, { stateId }])),
  };
  for (const [name, filter] of Object.entries(events)) {
    reads[`events: ${name}`] = () => listEvents(owner, { limit: name === 'a month' ? 300 : PAGE, ...filter });
    reads[`events: number, ${name}`] = () => countEvents(owner, filter);
  }
  reads['events: GraphQL'] = () => listEvents(owner);
  reads['events: of an agency, GraphQL'] = () => findLatestEvents(administrator, [agencyId], { limit: 300 });
  reads["events: administrator, an agency's"] = () =>
    readEventsOfAgency(administrator, agencyId, { limit: PAGE });

  for (const sort of ['name', 'last', 'accepted'] as const)
    reads[`clients: by ${sort}`] = () => listClientOverviews(owner, { sort, limit: PAGE });
  reads['clients: deep page'] = () => listClientOverviews(owner, { limit: PAGE, after: deepClient });
  reads['clients: "banco"'] = () => listClientOverviews(owner, { search: 'banco', limit: PAGE });
  reads['clients: "ba"'] = () => listClientOverviews(owner, { search: 'ba', limit: PAGE });
  reads['clients: "xq": none'] = () => listClientOverviews(owner, { search: 'xq', limit: PAGE });
  reads['clients: inactive'] = () => listClientOverviews(owner, { stateId: 53, limit: PAGE });
  reads['clients: number'] = () => countClients(owner);
  reads['clients: GraphQL'] = () => listClients(owner);
  reads['clients: GraphQL, "banco"'] = () => listClients(owner, { search: 'banco' });
  reads['clients: of an agency, GraphQL'] = () => findClientsOfAgencies(administrator, [agencyId]);
  reads["clients: administrator, an agency's"] = () =>
    readClientsOfAgency(administrator, agencyId, { limit: PAGE });

  Object.assign(reads, await peopleReads(pool, owner, administrator));
  reads['activity: of the agency'] = () => listActivity(owner);
  reads['activity: of an event'] = () => listActivity(owner, { eventId: event.id ?? '' });
  reads['dashboard: figures'] = () => readAgencyFigures(owner);
  reads['dashboard: what waits'] = () => readQueue(owner);
  reads['every page: the counts of the rail'] = () => countAgencyWork(owner);
  return reads;
}
