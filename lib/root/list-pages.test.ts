import { beforeAll, expect, test } from 'vitest';
import {
  auditEntries,
  dataRequests,
  messages,
  payoutBatches,
  supportRequests,
  talentInvitations,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listAgencies } from '@/lib/agencies/queries';
import { listClaims } from '@/lib/claims/review/queries';
import { listClientOverviews } from '@/lib/clients/client-overview';
import { readClientsOfAgency } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { readEventsOfAgency } from '@/lib/events/events-of-agency';
import { listEvents } from '@/lib/events/queries';
import { listRequests } from '@/lib/habeas-data/requests/queries';
import { listContactViews } from '@/lib/habeas-data/views/queries';
import { listSentMessages } from '@/lib/operations/sent/queries';
import { listBatches } from '@/lib/payouts/queries';
import { listPeople } from '@/lib/people/queries';
import { listQuotations } from '@/lib/quotations/queries';
import { listSupportRequests } from '@/lib/support/queries';
import { listTalentInvitations } from '@/lib/talents/invitations/queries';
import { listPhotoDecisions } from '@/lib/talents/photos/review/queries';
import { listTalents } from '@/lib/talents/queries';
import { listTaxRates } from '@/lib/taxes/table/queries';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makePhotoDecision, makeTalent } from '@/lib/testing/factories/talents';
import { expectWholePages, type Read, type Row } from './testing/walk-pages';

// Every list, in every order: its pages put together are the whole list, forwards and backwards, each row once.

const own = useDatabase();
const ROWS = 8;

let owner: Actor;
let administrator: Actor;
let agencyId: string;
let talentId: string;
let messaged: string;

beforeAll(async () => {
  const { actor, agency, user } = await makeAgencyUser(own.db);
  owner = actor;
  agencyId = agency.id;
  administrator = (await makeAdministrator(own.db)).actor;
  const opened = new Date();
  talentId = (await makeTalent(own.db)).id;
  messaged = (await makeEvent(own.db, { agency })).id;
  for (let made = 0; made < ROWS; made += 1) {
    // Ties and rows without a value, in every order.
    const client = await makeClient(own.db, { agency, name: made % 2 ? 'Ñandú' : `Café ${made}` });
    const some = { agency, client, nameEvent: made % 3 ? 'Feria' : 'Ópera' };
    await makeEvent(own.db, { agency, name: some.nameEvent });
    await makeClaim(own.db, {
      convocated: await makeConvocated(own.db, { agency }),
      createdAt: opened,
      price: made % 2 ? 300_000 : 400_000,
    });
    await makeQuotation(own.db, {
      ...some,
      stateId: 61 + (made % 5),
      ...(made % 2 ? { lastOpenedAt: opened } : {}),
    });
    await makeQuotation(own.db, { ...some, stateId: 61, code: null, nameClient: made % 2 ? null : 'Café' });
    await makeQuotation(own.db, {
      ...some,
      voidedAt: opened,
      voidedReason: 'Repetida',
      currencyId: 2,
      fxRate: '4000',
    });
    await makeQuotation(own.db, { ...some, validUntil: made % 2 ? null : new Date(0) });
    await own.db.insert(messages).values({
      agencyId,
      talentId,
      eventId: messaged,
      kind: 'x',
      payload: {},
      channel: 'email',
      createdAt: opened,
    });
    const [number, createdBy, layout] = [made + 1, user.id, 'csv'];
    await own.db.insert(payoutBatches).values({
      payerKind: 'AGENCY',
      agencyId,
      number,
      currencyCode: 'COP',
      layout,
      createdBy,
      createdAt: opened,
    });
    await makeAgency(own.db);
    await makeTalent(own.db, { createdAt: opened });
    await makePhotoDecision(own.db, { createdAt: opened });
    await own.db.insert(auditEntries).values({
      entity: 'talent-contact',
      entityId: talentId,
      action: 'view',
      agencyId: agency.id,
      actorKind: 'agencyUser',
      actorId: user.id,
      detail: {},
    });
    for (const answer of [null, 'Sí'])
      await own.db.insert(dataRequests).values({
        kind: 'CONSULTA',
        source: 'PUBLIC',
        name: 'Luz',
        email: 'luz@correo.example',
        text: '¿Qué datos tienen?',
        receivedOn: '2026-03-02',
        firstDueOn: '2026-03-16',
        dueOn: '2026-03-16',
        answer,
        ...(answer ? { answeredAt: opened } : {}),
      });
    for (const answer of [null, 'Sí'])
      await own.db.insert(supportRequests).values({
        agencyId: agency.id,
        userId: user.id,
        phone: '3001234567',
        dialingCode: '57',
        createdAt: opened,
        ...(answer ? { answer, answeredAt: opened, state: 'ANSWERED' as const } : {}),
      });
    await own.db.insert(talentInvitations).values({
      agencyId: agency.id,
      invitedBy: user.id,
      name: 'Luz',
      phone: '3001234567',
      expiresAt: opened,
      createdAt: opened,
    });
    await makeAgencyUser(own.db, {
      name: 'Íngrid',
      ...(made % 2 ? { agency, role: 'PRODUCER' as const } : {}),
    });
  }
});

const sorted = <Sort extends string>(
  sorts: readonly Sort[],
  read: (page: ListPage<Sort>) => Promise<readonly Row[]>,
): [string, Read][] =>
  sorts.flatMap((sort) =>
    [false, true].map((descending): [string, Read] => [
      `${sort}${descending ? ', descending' : ''}`,
      (page) => read({ ...page, sort, descending }),
    ]),
  );
const named = (list: string, reads: readonly [string, Read][]): [string, Read][] =>
  reads.map(([name, read]) => [`${list}, by ${name}`, read]);

const LISTS: [string, Read][] = [
  ...named(
    'quotations',
    sorted(['code', 'made', 'client', 'event', 'date', 'total', 'state', 'opened', 'updated'], (page) =>
      listQuotations(owner, page),
    ),
  ),
  ...named(
    'events',
    sorted(['date', 'name', 'code', 'client'], (page) => listEvents(owner, page)),
  ),
  ...named(
    'clients',
    sorted(['name', 'last', 'accepted'], (page) => listClientOverviews(owner, page)),
  ),
  ...named(
    'agencies',
    sorted(['name', 'owner', 'city', 'people', 'access', 'created'], (page) =>
      listAgencies(administrator, page),
    ),
  ),
  ...named(
    'people',
    sorted(['name', 'agency', 'access', 'created'], (page) => listPeople(administrator, page)),
  ),
  ...named(
    'rates',
    sorted(['kind', 'city', 'from', 'status'], (page) => listTaxRates(administrator, page)),
  ),
  ...named(
    'claims',
    sorted(['sent', 'price'], (page) => listClaims(owner, page)),
  ),
  ['claims to review', (page) => listClaims(owner, { ...page, status: 'SENT' })],
  ['batches of payments', (page) => listBatches(owner, { ...page, view: 'open' })],
  ['messages of an event', (page) => listSentMessages(owner, { eventId: messaged }, page)],
  ['messages to a talent', (page) => listSentMessages(administrator, { talentId }, page)],
  ['talents', (page) => listTalents(administrator, page)],
  ['decisions on photos', (page) => listPhotoDecisions(administrator, page)],
  ['support requests to answer', (page) => listSupportRequests(administrator, page)],
  ['support requests answered', (page) => listSupportRequests(administrator, { ...page, state: 'ANSWERED' })],
  ['data requests to answer', (page) => listRequests(administrator, page)],
  ['data requests answered', (page) => listRequests(administrator, { ...page, state: 'ANSWERED' })],
  ['who saw how to reach a talent', (page) => listContactViews(administrator, talentId, page)],
  ['invitations of talents', (page) => listTalentInvitations(owner, page)],
  ['clients of an agency', (page) => readClientsOfAgency(administrator, agencyId, page)],
  ['events of an agency', (page) => readEventsOfAgency(administrator, agencyId, page)],
];

test.each(LISTS)('%s', (_name, read) => expectWholePages(read, ROWS));

test('a page of another agency begins nowhere', async () => {
  const strange = await makeQuotation(own.db);
  expect(await listQuotations(owner, { after: strange.id })).toEqual([]);
  expect(await listQuotations(owner, { sort: 'state', after: strange.id })).toEqual([]);
  const { id } = await makeEvent(own.db);
  expect(await listEvents(owner, { after: id })).toEqual([]);
});
