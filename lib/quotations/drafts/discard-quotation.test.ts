import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, quotationLines, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { draftInput } from '../testing/draft-input';
import { createQuotation } from './create-quotation';
import { discardQuotation } from './discard-quotation';

const database = useDatabase();
const exists = async (id: string) => (await database.db.$count(quotations, eq(quotations.id, id))) === 1;

test('a draft goes with its lines, and the trail keeps that it was', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { id } = await createQuotation(actor, draftInput);
  expect(await discardQuotation(actor, { id })).toBe(id);
  expect(await exists(id)).toBe(false);
  expect(await database.db.$count(quotationLines, eq(quotationLines.quotationId, id))).toBe(0);
  const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(audit.map(({ action }) => action)).toEqual(['create', 'discard']);
});

test('what was sent, what is another agency’s and what one may only read stays', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const sent = await makeQuotation(database.db, { agency });
  await expect(discardQuotation(actor, { id: sent.id })).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.quotation.notDraft',
  });
  const other = await makeAgencyUser(database.db);
  const theirs = await createQuotation(other.actor, draftInput);
  const answers = await Promise.all(
    [theirs.id, crypto.randomUUID()].map((id) => discardQuotation(actor, { id }).catch((error) => error)),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
  const reader = await makeAgencyUser(database.db, { agency: other.agency, role: 'READ_ONLY' });
  await expect(discardQuotation(reader.actor, { id: theirs.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect([await exists(sent.id), await exists(theirs.id)]).toEqual([true, true]);
});
