import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claims } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { returnClaim } from '@/lib/claims/review/return-claim';
import { CLAIM_FORM, makeServedTalent } from '@/lib/claims/testing/claimed';
import { createKey } from '@/lib/identity/api-keys/create-key';
import { getBankAccount } from '@/lib/talents/own/bank-account/queries';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { answerRequest, askAs, forgetRequest } from '@/lib/testing/next-request';
import { correctAction, giveAccountAction, sendAction } from './send-action';

const database = useDatabase();

async function claimant() {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const holder = await makeServedTalent(database.db, agency);
  const { convocatoryId = '', talentId = '' } = holder.subject;
  answerRequest({});
  askAs(holder);
  return { owner, holder, place: [convocatoryId, talentId] as const };
}

function form(fields: Readonly<Record<string, unknown>> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...CLAIM_FORM, ...fields })) data.set(name, String(value));
  return data;
}
type Place = Awaited<ReturnType<typeof claimant>>['place'];
const sent = ([convocatoryId]: Place) =>
  database.db.select().from(claims).where(eq(claims.convocatoryId, convocatoryId));

test('an account that is typed anew and is to be kept needs a code, before anything is sent', async () => {
  const { holder, place } = await claimant();
  askAs({ ...holder, fresh: false });
  const kept = form({ account: '00998877665', keepAccount: 'on' });
  expect(await sendAction(...place, kept)).toMatchObject({
    ok: false,
    confirm: { way: 'CODE', purpose: 'CLAIM', subject: { convocatoryId: place[0], talentId: place[1] } },
  });
  expect(await sent(place)).toEqual([]);
  askAs(holder);
  expect(await sendAction(...place, kept)).toMatchObject({ ok: true });
  expect(await getBankAccount({ kind: 'talent', talentId: place[1] })).toMatchObject({
    account: '00998877665',
  });
  expect(await sent(place)).toMatchObject([{ accountLastDigits: '7665' }]);
});

test('an account for one claim alone asks nothing and becomes nobody’s own', async () => {
  const { holder, place } = await claimant();
  askAs({ ...holder, fresh: false });
  expect(await sendAction(...place, form({ account: '00998877665' }))).toMatchObject({ ok: true });
  expect(await getBankAccount({ kind: 'talent', talentId: place[1] })).toBeNull();
});

test('a correction is refused where the claim was corrected and returned meanwhile', async () => {
  const { owner, place } = await claimant();
  await sendAction(...place, form());
  const [claim] = await sent(place);
  await returnClaim(owner, { id: claim?.id ?? '', reason: 'Falta algo' });
  expect(await correctAction(...place, 1, form({ activities: 'De una pestaña' }))).toMatchObject({
    ok: true,
  });
  await returnClaim(owner, { id: claim?.id ?? '', reason: 'Otra vez' });
  expect(await correctAction(...place, 1, form({ activities: 'De la otra' }))).toMatchObject({
    ok: false,
    message: expect.stringContaining('mientras escribías'),
  });
  const rows = await database.db
    .select()
    .from(claims)
    .where(eq(claims.id, claim?.id ?? ''));
  expect(rows).toMatchObject([{ version: 2, activities: 'De una pestaña' }]);
});

test('a program’s key opens none of these actions', async () => {
  const { owner, place } = await claimant();
  const fresh = { ...owner, fresh: true } as typeof owner;
  const { key } = await createKey(fresh, { name: 'Programa', scope: 'READ', days: 30, ofAgency: true });
  forgetRequest();
  answerRequest({ headers: { authorization: `Bearer ${key}` } });
  for (const action of [sendAction, giveAccountAction]) {
    const answer = await action(...place, form()).catch((error: unknown) => error);
    expect(answer).not.toMatchObject({ ok: true });
  }
  expect(await sent(place)).toEqual([]);
});
