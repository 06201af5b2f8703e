import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { linkTokens } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeLink } from '@/lib/testing/factories/identity';
import { issueLink } from './issue-link';
import { findLinkActor } from './queries';
import { revokeEventLinks } from './revoke-links';

const database = useDatabase();

test('a link holds its secret only in its address, and opens its own page for its own ids', async () => {
  const { eventId, talentId, agencyId } = await makeConvocated(database.db);
  const subject = { eventId, talentId };
  const expiresAt = new Date(Date.now() + 60_000);
  const url = await transact((tx) => issueLink(tx, { purpose: 'CONTRACT', subject, agencyId, expiresAt }));
  expect(url).toContain(`/contract-talent/${eventId}/${talentId}?k=`);
  const secret = new URL(url).searchParams.get('k') ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const [row] = await database.db.select().from(linkTokens).where(eq(linkTokens.eventId, eventId));
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await findLinkActor('CONTRACT', subject, secret)).toMatchObject({
    kind: 'linkHolder',
    agencyId,
    subject,
  });
});

test('wrong purpose, other ids, a wrong secret, an expired, revoked or used link: nobody', async () => {
  const { eventId, talentId, agencyId } = await makeConvocated(database.db);
  const other = await makeConvocated(database.db);
  const subject = { eventId, talentId };
  const { secret, row } = await makeLink(database.db, 'CONTRACT', { ...subject, agencyId });
  expect(await findLinkActor('CONTRACT', subject, secret)).not.toBeNull();
  expect(await findLinkActor('CLAIM', subject, secret)).toBeNull();
  expect(await findLinkActor('CONTRACT', { ...subject, talentId: other.talentId }, secret)).toBeNull();
  expect(await findLinkActor('CONTRACT', subject, `${secret}x`)).toBeNull();
  const set = (values: Partial<typeof linkTokens.$inferInsert>) =>
    database.db.update(linkTokens).set(values).where(eq(linkTokens.id, row.id));
  const cases = [{ expiresAt: new Date(Date.now() - 1) }, { revokedAt: new Date() }, { usedAt: new Date() }];
  for (const ended of cases) {
    await set(ended);
    expect(await findLinkActor('CONTRACT', subject, secret)).toBeNull();
    await set({ expiresAt: new Date(Date.now() + 60_000), revokedAt: null, usedAt: null });
  }
  expect(await findLinkActor('CONTRACT', subject, secret)).not.toBeNull();
});

test("revoking ends the agency's own links for that talent, event and purpose, and no others", async () => {
  const mine = await makeConvocated(database.db);
  const subject = { eventId: mine.eventId, talentId: mine.talentId };
  const contract = await makeLink(database.db, 'CONTRACT', { ...subject, agencyId: mine.agencyId });
  const claim = await makeLink(database.db, 'CLAIM', { ...subject, agencyId: mine.agencyId });
  const stranger = await makeConvocated(database.db);
  const revoke = (agencyId: string) =>
    transact((tx) => revokeEventLinks(tx, agencyId, { ...subject, purpose: 'CONTRACT' }));
  expect(await revoke(stranger.agencyId)).toBe(0);
  expect(await revoke(mine.agencyId)).toBe(1);
  expect(await findLinkActor('CONTRACT', subject, contract.secret)).toBeNull();
  expect(await findLinkActor('CLAIM', subject, claim.secret)).not.toBeNull();
});

test('a link that is given long after its event opens for a week, one of an account ends when it was said', async () => {
  const { eventId, talentId, convocatoryId, agencyId } = await makeConvocated(database.db);
  const past = new Date(Date.now() - 20 * 86_400_000);
  const subject = { eventId, talentId, convocatoryId };
  const issue = (purpose: 'CLAIM' | 'TALENT_LOGIN') =>
    transact((tx) => issueLink(tx, { purpose, subject, agencyId, expiresAt: past }));
  const secretOf = (url: string) => new URL(url).searchParams.get('k') ?? '';
  const claim = secretOf(await issue('CLAIM'));
  expect(await findLinkActor('CLAIM', subject, claim)).not.toBeNull();
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(await at(days(6), () => findLinkActor('CLAIM', subject, claim))).not.toBeNull();
  expect(await at(days(8), () => findLinkActor('CLAIM', subject, claim))).toBeNull();
  expect(await findLinkActor('TALENT_LOGIN', { talentId }, secretOf(await issue('TALENT_LOGIN')))).toBeNull();
});
