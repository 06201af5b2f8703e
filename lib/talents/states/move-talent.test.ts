import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, files, messages, mobileTokens, talentProfiles, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { TALENT } from '@/lib/core/states';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto, type Talent } from '@/lib/testing/factories/talents';
import { composeTalentMoved } from './messages';
import { approveTalent, reactivateTalent, reviewTalent, setTalentState, suspendTalent } from './move-talent';

const database = useDatabase();
const job = { kind: 'job', name: 'test' } as const;
const stateOf = async ({ id }: Talent) =>
  (await database.db.select().from(talents).where(eq(talents.id, id)))[0];

test('a talent is let in once of many at once, is told, and leaves one trace', async () => {
  const { actor } = await makeAdministrator(database.db);
  const talent = await makeTalent(database.db, { stateId: TALENT.REGISTERED });
  const done = await Promise.allSettled(Array.from({ length: 10 }, () => approveTalent(actor, talent)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stateOf(talent)).toMatchObject({ stateId: TALENT.ACTIVE });
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, talent.id));
  expect(trail).toMatchObject([{ action: 'approve', fromState: '16', toState: '18' }]);
  const mails = await database.db.select().from(messages).where(eq(messages.toAddress, talent.email));
  expect(mails).toMatchObject([{ kind: 'talents.moved' }]);
  const mail = await transact((tx) =>
    composeTalentMoved({ talentId: talent.id, move: 'approve' }, { tx, actor: job }),
  );
  expect(mail?.subject).toContain('aprobado');
});

describe('suspending', () => {
  test('needs a reason, signs the talent out, takes its photos back, and says why', async () => {
    const { actor } = await makeAdministrator(database.db);
    const talent = await makeTalent(database.db);
    const photo = await makeTalentPhoto(database.db, { talent });
    const visible = async () =>
      (await database.db.select().from(files).where(eq(files.id, photo.fileId)))[0]?.visibility;
    await database.db
      .insert(mobileTokens)
      .values({ talentId: talent.id, tokenHash: talent.id, expiresAt: new Date(Date.now() + 60_000) });
    await expect(suspendTalent(actor, { id: talent.id, reason: ' ' })).rejects.toMatchObject({
      code: 'INVALID',
    });
    await suspendTalent(actor, { id: talent.id, reason: 'Datos falsos' });
    expect(await stateOf(talent)).toMatchObject({
      stateId: TALENT.SUSPENDED,
      suspendedReason: 'Datos falsos',
    });
    expect(await visible()).toBe('PRIVATE');
    const [token] = await database.db.select().from(mobileTokens).where(eq(mobileTokens.talentId, talent.id));
    expect(token?.revokedAt).not.toBeNull();
    const told = (move: 'approve' | 'suspend') =>
      transact((tx) => composeTalentMoved({ talentId: talent.id, move }, { tx, actor: job }));
    expect(JSON.stringify((await told('suspend'))?.body)).toContain('Datos falsos');
    expect(await told('approve'), 'no longer true').toBeNull();
    await reactivateTalent(actor, { id: talent.id });
    expect(await stateOf(talent)).toMatchObject({ stateId: TALENT.ACTIVE, suspendedReason: null });
    expect(await visible()).toBe('PUBLIC');
  });
});

test('[1.4.3/talent review] states lead only where the rules say, also as the specification sets them', async () => {
  const { actor } = await makeAdministrator(database.db);
  const talent = await makeTalent(database.db);
  await expect(approveTalent(actor, talent)).rejects.toMatchObject({ messageKey: 'errors.talent.moved' });
  await expect(reactivateTalent(actor, talent)).rejects.toMatchObject({ code: 'CONFLICT' });
  await reviewTalent(actor, talent);
  await setTalentState(actor, { id: talent.id, state: TALENT.ACTIVE });
  await setTalentState(actor, { id: talent.id, state: TALENT.SUSPENDED, observation: 'Datos falsos' });
  await expect(setTalentState(actor, { id: talent.id, state: TALENT.ACTIVE })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(setTalentState(actor, { id: talent.id, state: 16 })).rejects.toMatchObject({
    code: 'INVALID',
  });
  const bare = await makeTalent(database.db, { stateId: TALENT.REGISTERED });
  await database.db.delete(talentProfiles).where(eq(talentProfiles.talentId, bare.id));
  await expect(approveTalent(actor, bare)).rejects.toMatchObject({
    messageKey: 'errors.talent.mainProfileMissing',
  });
});

test("states are the administrator's alone", async () => {
  const { actor } = await makeAgencyUser(database.db);
  const talent = await makeTalent(database.db);
  await expect(approveTalent(actor, talent)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const itself = { kind: 'talent', talentId: talent.id } as const;
  await expect(reactivateTalent(itself, talent)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
