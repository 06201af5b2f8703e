import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { constantRows } from '@/db/catalogue/constants';
import { auditEntries, constants, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { changeConstant } from '@/lib/catalogues/constants/change-constant';
import { lastConstantChanges } from '@/lib/catalogues/constants/queries';
import { anonymous } from '@/lib/core/actor';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { createQuotation } from '../drafts/create-quotation';
import { updateQuotation } from '../drafts/update-quotation';
import { findQuotationLines } from '../lines/queries';
import { getQuotation } from '../queries';
import { repriced } from '../reprice';
import { sendQuotation } from '../sending/send-quotation';
import { draftInput } from '../testing/draft-input';
import { CONSTANT } from './rules';

const database = useDatabase();
const REASON = 'Acuerdo de precios de 2027';

afterEach(async () => {
  for (const { id, description } of constantRows)
    await database.db.update(constants).set({ description }).where(eq(constants.id, id));
});

test('a changed constant counts in new and still-draft quotations, and never in what was sent', async () => {
  const { actor: admin } = await makeAdministrator(database.db);
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const input = { ...draftInput, clientId: client.id };
  const sent = await createQuotation(actor, input);
  await sendQuotation(actor, { id: sent.id, total: sent.total });
  const open = await createQuotation(actor, input);
  const before = await getQuotation(actor, sent.id);
  const lines = (await findQuotationLines(actor, [sent.id])).get(sent.id) ?? [];
  expect(before).toMatchObject({ platformGainPct: '10', priceStep: 100 });

  await changeConstant(admin, { id: CONSTANT.PLATFORM_GAIN, value: '12,5', reason: REASON });
  await changeConstant(admin, { id: CONSTANT.PRICE_STEP, value: '1000', reason: REASON });
  await changeConstant(admin, { id: CONSTANT.VALIDITY_DAYS, value: '40', reason: REASON });

  const now = { platformGainPct: '12.5', priceStep: 1000 };
  const fresh = await createQuotation(actor, input);
  expect(fresh).toMatchObject(now);
  expect(fresh.total).toBeGreaterThan(before.total);
  expect(await updateQuotation(actor, { ...input, id: open.id })).toMatchObject({
    ...now,
    total: fresh.total,
  });

  const after = await getQuotation(actor, sent.id);
  expect(after).toEqual(before);
  expect((await findQuotationLines(actor, [sent.id])).get(sent.id)).toEqual(lines);
  expect(repriced(after, lines)?.quotation.total).toBe(before.total);
});

test('the change, its reason and the value before are in the audit trail; the same value again is no change', async () => {
  const { actor: admin } = await makeAdministrator(database.db);
  const change = { id: CONSTANT.FEEDING, value: '30000', reason: REASON };
  expect(await changeConstant(admin, change)).toMatchObject({ id: 74, description: '30000' });
  await changeConstant(admin, change);
  const entries = await database.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'constant'), eq(auditEntries.entityId, '74')));
  expect(entries).toEqual([
    { action: 'change', actorId: admin.userId, detail: { before: '25000', value: '30000', reason: REASON } },
  ]);
  const changes = await lastConstantChanges(admin, [CONSTANT.FEEDING, CONSTANT.TRANSPORT]);
  const [person] = await database.db.select().from(users).where(eq(users.id, admin.userId));
  expect([...changes]).toEqual([
    [CONSTANT.FEEDING, { at: expect.any(Date), by: `${person?.name} ${person?.lastname}` }],
  ]);
});

test('it is refused without a reason, for a value that is none, and for everybody else', async () => {
  const { actor: admin } = await makeAdministrator(database.db);
  const { actor } = await makeAgencyUser(database.db);
  const change = { id: CONSTANT.PLATFORM_GAIN, value: '15', reason: REASON };
  await expect(changeConstant(admin, { ...change, reason: ' ' })).rejects.toMatchObject({
    code: 'INVALID',
    fields: { reason: 'validation.required' },
  });
  await expect(changeConstant(admin, { ...change, value: '101' })).rejects.toMatchObject({
    code: 'INVALID',
    fields: { value: 'validation.constant.percent' },
  });
  await expect(changeConstant(admin, { ...change, id: 70 })).rejects.toMatchObject({ code: 'INVALID' });
  await expect(lastConstantChanges(actor, [71])).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(changeConstant(actor, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(changeConstant(anonymous, change)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
