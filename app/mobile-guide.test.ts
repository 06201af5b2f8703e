import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { parse, validate } from 'graphql';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  claims,
  convocateds,
  convocatories,
  events,
  legalRepresentatives,
  signingCodes,
  talents,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { payClaim } from '@/lib/claims/payments/pay-claim';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { giveAgencyCode, pressForAgency } from '@/lib/contracts/testing/sign-both';
import { CODE } from '@/lib/contracts/testing/sign-with-code';
import { decideConvocated } from '@/lib/convocatories/decisions/decide-convocated';
import { isoDateInZone } from '@/lib/core/dates';
import { APPLICATION, CONVOCATED, TALENT } from '@/lib/core/states';
import { hashCode } from '@/lib/identity/link-codes/secret';
import { answerGraphQL } from '@/lib/root/answer-graphql';
import { notices } from '@/lib/root/notices';
import { schema } from '@/lib/root/schema';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser, makeLink } from '@/lib/testing/factories/identity';
import { offerRides } from '@/lib/testing/factories/rides';
import { answerRequest } from '@/lib/testing/next-request';
import { expectDescribed } from './api/openapi/testing/described';
import { differences, type Example, examplesOf, fill } from './testing/guide-examples';

// A whole job, from the examples of the guide alone, sent as they are printed.

const database = useDatabase();
const GUIDE = readFileSync('docs/mobile-api.md', 'utf8');
const HOUR = 3_600_000;

/** What answers have given, by the names that the guide has for it. */
const known = new Map<string, unknown>();
const id = (name: string) => String(known.get(name));

type Owner = Awaited<ReturnType<typeof makeAgencyUser>>['actor'];
let owner: Owner;

const HAPPENINGS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the talent opens its mail': async () => {
    const { secret } = await makeLink(database.db, 'ACTIVATION', { talentId: id('talentId') });
    known.set('k', secret);
  },
  'an agency calls the talent': async () => {
    const made = await makeAgencyUser(database.db);
    owner = made.actor;
    const { agency } = made;
    await database.db
      .insert(legalRepresentatives)
      .values({ agencyId: agency.id, name: 'Marta Peña', document: '51999888' });
    const dates = { startDate: new Date(Date.now() + 20 * HOUR), endDate: new Date(Date.now() + 26 * HOUR) };
    const event = await makeEvent(database.db, { agency, ...dates });
    await offerRides(database.db, 'local', event.cityId);
    const convocatory = await makeConvocatory(database.db, { event, ...dates });
    const [talent] = await database.db
      .update(talents)
      .set({ stateId: TALENT.ACTIVE, mayOrderRides: true })
      .where(eq(talents.id, id('talentId')))
      .returning();
    if (!talent) throw new Error('no talent');
    const states = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };
    await makeConvocated(database.db, { convocatory, talent, ...states });
  },
  'the agency confirms the talent': () =>
    decideConvocated(owner, { id: id('convocatedId'), stateId: CONVOCATED.CONFIRMED }),
  'the talent reads its code': async () => {
    const ofEvent = eq(signingCodes.scopeId, id('eventId'));
    const [asked] = await database.db.select().from(signingCodes).where(ofEvent);
    // As its message would have sent it.
    const sent = { codeHash: hashCode(asked?.id ?? '', CODE), sentAt: new Date() };
    await database.db.update(signingCodes).set(sent).where(ofEvent);
    known.set('code', CODE);
  },
  'the agency signs': async () => {
    await giveAgencyCode(owner, id('eventId'));
    await pressForAgency(owner, id('eventId'));
    await runAllJobs({ tolerateFailures: true });
  },
  'the event is over': async () => {
    const dates = { startDate: new Date(Date.now() - 30 * HOUR), endDate: new Date(Date.now() - 24 * HOUR) };
    await database.db
      .update(events)
      .set(dates)
      .where(eq(events.id, id('eventId')));
    await database.db
      .update(convocatories)
      .set(dates)
      .where(eq(convocatories.id, id('convocatoryId')));
  },
  'the agency pays the claim': async () => {
    await approveClaim(owner, id('claimId'));
    const today = isoDateInZone(new Date(), 'America/Bogota');
    await payClaim(owner, { id: id('claimId'), paidOn: today, reference: 'TRF-1' });
  },
};

let drawn = 0;
/** A picture, each another one. */
function picture(): Promise<Buffer> {
  drawn += 9;
  const background = { r: drawn, g: 90, b: 160 };
  return sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
}

async function bodyOf({ type, body }: Example): Promise<BodyInit> {
  if (type === 'json') return JSON.stringify(fill(body, known));
  const form = new FormData();
  for (const [name = '', value = ''] of body as string[][]) {
    const file = /^<(.+)>$/.exec(value)?.[1];
    if (file) form.append(name, new File([new Uint8Array(await picture())], file));
    else form.append(name, value);
  }
  return form;
}

/** The route of a path, and what its folder in brackets stands for. */
async function routeOf(address: string) {
  const steps = address.slice(1).split('/');
  const isContract = address.startsWith('/api/save-doc-contract/');
  const folder = isContract ? 'api/save-doc-contract/[id]' : steps.join('/');
  const { POST } = await import(path.join(import.meta.dirname, folder, 'route.ts'));
  return { POST, params: Promise.resolve(isContract ? { id: steps[2] } : {}) };
}

async function send(example: Example): Promise<Response> {
  const address = fill(example.path, known);
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' });
  if (known.has('token')) headers.set('authorization', `Bearer ${id('token')}`);
  if (example.type === 'json') headers.set('content-type', 'application/json');
  answerRequest({ headers });
  const body = await bodyOf(example);
  const request = new Request(`http://localhost:3000${address}`, { method: 'POST', headers, body });
  if (address === '/graphql') return answerGraphQL(request);
  const { POST, params } = await routeOf(address);
  return POST(request, { params });
}

const examples = examplesOf(GUIDE);

test.each(examples.flatMap((one) => ('path' in one && one.path === '/graphql' ? [one] : [])))(
  'line $line is an operation of the schema',
  ({ body }) => {
    expect(validate(schema, parse((body as { query: string }).query))).toEqual([]);
  },
);

test('a whole job is done from the examples of the guide, in their order and as they are printed', {
  timeout: 180_000,
}, async () => {
  for (const one of examples) {
    if ('then' in one) {
      const happening = HAPPENINGS[one.then];
      if (!happening) throw new Error(`nobody knows how ${one.then}`);
      await happening();
      continue;
    }
    const response = await send(one);
    if (one.path !== '/graphql') await expectDescribed(fill(one.path, known), response);
    const answer = await response.json();
    const wrong = differences(one.answer.body, answer, known);
    expect([response.status, ...wrong, ...(answer.errors ?? [])], `line ${one.line}`).toEqual([
      one.answer.status,
    ]);
  }
  expect(examples.length).toBeGreaterThan(40);
  const [place] = await database.db.select().from(convocateds);
  const [claim] = await database.db.select().from(claims);
  expect([place?.stateId, claim?.status]).toEqual([CONVOCATED.CONFIRMED, 'PAID']);
  // The last thing that it did.
  const after = await send({
    line: 0,
    path: '/graphql',
    type: 'json',
    body: { query: '{ ownPlaces { id } }' },
    answer: { status: 200, body: {} },
  });
  expect((await after.json()).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('every kind of message that goes to a telephone is in the guide', () => {
  const pushed = notices.filter(({ channels, kind }) => channels.includes('push') && kind !== 'inbox.news');
  const table = GUIDE.slice(GUIDE.indexOf('| `type` |'), GUIDE.indexOf('How the talent is told'));
  const told = table.split('\n').flatMap((row) => {
    const names = [...(row.split('|')[1] ?? '').matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
    let domain = '';
    return names.map((name) => {
      if (!name.startsWith('.')) domain = name.split('.')[0] ?? '';
      return name.startsWith('.') ? domain + name : name;
    });
  });
  expect(told.filter((name) => name !== 'type').toSorted()).toEqual(
    pushed.map(({ kind }) => kind).toSorted(),
  );
});
