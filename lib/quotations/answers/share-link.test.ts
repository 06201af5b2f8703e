import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, linkTokens } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { revokeAnswerLinks, shareAnswerLink } from './share-link';

const database = useDatabase();

const secretOf = (url: string) => new URL(url).searchParams.get('k') ?? '';
const holderOf = (quotationId: string, url: string) =>
  findLinkActor('QUOTATION_ANSWER', { quotationId }, secretOf(url));

test('gives a link to that quotation alone, which outlives the validity, and ends all of them at once', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const quotation = await makeQuotation(database.db, { agency, phoneClient: '3001112233' });
  const { id } = quotation;
  const first = await shareAnswerLink(actor, { id });
  expect(first).toMatchObject({ phone: '3001112233', dialingCode: '57' });
  expect(new URL(first.url).pathname).toBe(`/cotizacion/${id}`);
  const second = await shareAnswerLink(actor, { id });
  expect(await holderOf(id, first.url)).toMatchObject({ agencyId: agency.id, subject: { quotationId: id } });
  const other = await makeQuotation(database.db, { agency });
  expect(await holderOf(other.id, first.url)).toBeNull();
  const [row] = await database.db.select().from(linkTokens).where(eq(linkTokens.quotationId, id));
  expect(Number(row?.expiresAt)).toBeGreaterThan(Number(quotation.validUntil));
  expect(Number(row?.expiresAt)).toBeGreaterThan(Number(quotation.endDate));
  expect(row?.singleUse).toBe(false);

  const kept = await shareAnswerLink(actor, { id: other.id });
  expect(await revokeAnswerLinks(actor, { id })).toBe(2);
  expect(await revokeAnswerLinks(actor, { id })).toBe(0);
  for (const { url } of [first, second]) expect(await holderOf(id, url)).toBeNull();
  expect(await holderOf(other.id, kept.url)).not.toBeNull();
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(trail.map(({ action }) => action)).toEqual([
    'share-link',
    'share-link',
    'revoke-links',
    'revoke-links',
  ]);
});

test('there is none to what is a draft, rejected, expired, voided or replaced', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const yesterday = new Date(Date.now() - 86_400_000);
  const cases = [
    { stateId: 61, code: null },
    { stateId: 64 },
    { validUntil: yesterday },
    { stateId: 65, voidedAt: yesterday, voidedReason: 'Repetida' },
    { stateId: 65, supersededAt: yesterday },
  ];
  for (const fields of cases) {
    const { id } = await makeQuotation(database.db, { agency, ...fields });
    await expect(shareAnswerLink(actor, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  const accepted = await makeQuotation(database.db, { agency, stateId: 63 });
  await shareAnswerLink(actor, { id: accepted.id });
});

test("is refused to finance and to readers, and alike for another agency's and for none", async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const mine = await makeQuotation(database.db, { agency });
  const theirs = await makeQuotation(database.db);
  for (const write of [shareAnswerLink, revokeAnswerLinks]) {
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const reader = await makeAgencyUser(database.db, { agency, role });
      await expect(write(reader.actor, { id: mine.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const answers = await Promise.all(
      [theirs.id, crypto.randomUUID()].map((id) => write(actor, { id }).catch((error) => error)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
  }
  const links = await database.db.select().from(linkTokens).where(eq(linkTokens.quotationId, theirs.id));
  expect(links).toEqual([]);
});
