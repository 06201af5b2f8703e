import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, linkTokens, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { getAnswerPage } from './answer-page';
import { linkToNewerVersion } from './link-to-newer-version';
import { revokeAnswerLinks } from './share-link';
import { clientOf } from './testing/client-link';

const database = useDatabase();

type Fields = Parameters<typeof makeQuotation>[1];

/** A replaced version and the one that stands, both sent to one client, each with a living link. */
async function makeReplaced(next: Fields = {}, first: Fields = {}) {
  const agency = await makeAgency(database.db);
  const client = await makeClient(database.db, { agency, emailProducer: 'compras@alma.example' });
  const old = await makeQuotation(database.db, {
    agency,
    client,
    stateId: 65,
    supersededAt: new Date(),
    ...first,
  });
  const version = { code: old.code, version: 2, previousId: old.id };
  const newer = await makeQuotation(database.db, { agency, client, ...version, ...next });
  return { agency, old, newer, holder: await clientOf(old), own: await clientOf(newer) };
}

const refused = { code: 'CONFLICT', messageKey: 'answer.closed.REPLACED' };

test('who holds a link to a replaced version is led on to the one that stands, by a link of its own', async () => {
  const { agency, old, newer, holder } = await makeReplaced({ emailClient: 'Compras@Alma.example' });
  expect(await getAnswerPage(holder)).toMatchObject({ status: 'REPLACED', newer: { version: 2 } });
  const url = new URL(await linkToNewerVersion(holder));
  expect(url.pathname).toBe(`/cotizacion/${newer.id}`);
  const secret = url.searchParams.get('k') ?? '';
  const found = await findLinkActor('QUOTATION_ANSWER', { quotationId: newer.id }, secret);
  expect(found).toMatchObject({ agencyId: agency.id, subject: { quotationId: newer.id } });
  expect(await findLinkActor('QUOTATION_ANSWER', { quotationId: old.id }, secret)).toBeNull();
  const [entry] = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, newer.id), eq(auditEntries.action, 'follow-version')));
  expect(entry).toMatchObject({ actorKind: 'linkHolder', detail: { previousId: old.id } });
});

test('the newest that was sent is meant, past versions between and a draft of the next', async () => {
  const { agency, newer, holder } = await makeReplaced({ stateId: 65, supersededAt: new Date() });
  const client = { agency, clientId: newer.clientId, emailClient: newer.emailClient };
  const third = await makeQuotation(database.db, {
    ...client,
    code: newer.code,
    version: 3,
    previousId: newer.id,
  });
  await database.db
    .update(quotations)
    .set({ clientId: newer.clientId, emailClient: newer.emailClient })
    .where(eq(quotations.id, third.id));
  await clientOf(third);
  await makeQuotation(database.db, {
    agency,
    code: newer.code,
    version: 4,
    previousId: third.id,
    stateId: 61,
  });
  expect(await linkToNewerVersion(holder)).toContain(`/cotizacion/${third.id}?k=`);
});

test('nobody is led to what went to another client or address, is void, or whose links were ended', async () => {
  const elsewhere = await makeReplaced({ emailClient: 'otra@alma.example' });
  const voided = await makeReplaced({ stateId: 65, voidedAt: new Date(), voidedReason: 'Repetida' });
  const draft = await makeReplaced({ stateId: 61 });
  const status = await makeReplaced({}, { supersededAt: null, stateId: 62 });
  const ended = await makeReplaced();
  const owner = await makeAgencyUser(database.db, { agency: ended.agency });
  await revokeAnswerLinks(owner.actor, { id: ended.newer.id });
  const other = await makeReplaced();
  const another = await makeClient(database.db, { agency: other.agency });
  await database.db.update(quotations).set({ clientId: another.id }).where(eq(quotations.id, other.newer.id));
  for (const { holder, newer } of [elsewhere, voided, draft, status, ended, other]) {
    const before = await database.db.$count(linkTokens, eq(linkTokens.quotationId, newer.id));
    await expect(linkToNewerVersion(holder)).rejects.toMatchObject(refused);
    expect(await database.db.$count(linkTokens, eq(linkTokens.quotationId, newer.id))).toBe(before);
  }
  for (const { holder } of [elsewhere, voided, draft, ended, other]) {
    expect(await getAnswerPage(holder)).toMatchObject({ status: 'REPLACED', newer: null });
  }
  await expect(linkToNewerVersion(anonymous)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('pressing without end makes no links without end', async () => {
  const { newer, holder } = await makeReplaced();
  const pressed = await Promise.allSettled(Array.from({ length: 60 }, () => linkToNewerVersion(holder)));
  expect(pressed.filter(({ status }) => status === 'rejected').length).toBe(11);
  expect(await database.db.$count(linkTokens, eq(linkTokens.quotationId, newer.id))).toBe(50);
});
