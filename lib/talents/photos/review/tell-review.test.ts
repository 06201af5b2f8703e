import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { files, messages, talentPhotos } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { PHOTO } from '@/lib/core/states';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto, type Talent } from '@/lib/testing/factories/talents';
import { archivePhoto } from '../archive-photo';
import { updateMultimedia } from '../update-multimedia';
import { decidePhoto } from './decide-photos';
import { composePhotosReviewed } from './messages';
import { handle } from './tell-review';
import { undoDecision } from './undo-decision';

const database = useDatabase();
const job = { kind: 'job', name: 'test' } as const;
const reviewer = async (): Promise<Actor> => (await makeAdministrator(database.db)).actor;
const rowOf = async (id: string) =>
  (await database.db.select().from(talentPhotos).where(eq(talentPhotos.id, id)))[0];
const visibilityOf = async (id: string) => {
  const photo = await rowOf(id);
  return (
    await database.db
      .select()
      .from(files)
      .where(eq(files.id, photo?.fileId ?? ''))
  )[0]?.visibility;
};

let talent: Talent;
beforeEach(async () => {
  await database.db.delete(talentPhotos);
  talent = await makeTalent(database.db);
});
const pending = (fields: Parameters<typeof makeTalentPhoto>[1] = {}) =>
  makeTalentPhoto(database.db, { talent, stateId: PHOTO.PENDING, ...fields });

describe('the talent', () => {
  const compose = async () => {
    const [queued] = await database.db.select().from(messages).where(eq(messages.toAddress, talent.email));
    const payload = queued?.payload as { talentId: string; decisionIds: string[] };
    return transact((tx) => composePhotosReviewed(payload, { tx, actor: job }));
  };
  const tell = () => handle({ talentId: talent.id }, {} as never);

  test('[1.4.1/told] is told once of all decisions that stand, with what to do instead', async () => {
    const actor = await reviewer();
    const [good, selfie, twin] = [await pending(), await pending(), await pending()];
    await decidePhoto(actor, { id: good.id, verdict: 'APPROVE' });
    await decidePhoto(actor, { id: selfie.id, verdict: 'REJECT', reasonId: 1 });
    await decidePhoto(actor, { id: twin.id, verdict: 'REJECT', reasonId: 5 });
    await undoDecision(actor, { id: twin.id });
    await tell();
    await tell();
    expect(await database.db.$count(messages, eq(messages.toAddress, talent.email))).toBe(1);
    const mail = JSON.stringify((await compose())?.body);
    expect(mail).toContain('Aprobamos una foto');
    expect(mail).toContain('No se aceptan selfies.');
    expect(mail).toContain('temporizador');
    expect(mail).not.toContain('Foto repetida.');
  });

  test('is told nothing when all of it was undone', async () => {
    const actor = await reviewer();
    const photo = await pending();
    await decidePhoto(actor, { id: photo.id, verdict: 'APPROVE' });
    await undoDecision(actor, { id: photo.id });
    await tell();
    expect(await database.db.$count(messages, eq(messages.toAddress, talent.email))).toBe(0);
  });

  test('archives its own photo, and nobody another’s', async () => {
    const itself = { kind: 'talent', talentId: talent.id } as const;
    const photo = await pending({ stateId: PHOTO.APPROVED });
    const other = await makeTalent(database.db);
    const stranger = { kind: 'talent', talentId: other.id } as const;
    await expect(archivePhoto(stranger, { id: photo.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await updateMultimedia(itself, { id: photo.id, stateId: PHOTO.ARCHIVED });
    expect(await rowOf(photo.id)).toMatchObject({ stateId: PHOTO.ARCHIVED });
    expect(await visibilityOf(photo.id)).toBe('PRIVATE');
  });
});
