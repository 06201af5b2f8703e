import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { reviewAgency } from '@/lib/agencies/review/review-agency';
import { AGENCY, PHOTO, TALENT } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto } from '@/lib/testing/factories/talents';
import { readReviews } from './review';

const database = useDatabase();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

test('tells the administrator what waits, the oldest first, in four statements', async () => {
  const { actor } = await makeAdministrator(database.db);
  const empty = await countStatements(() => readReviews(actor));
  expect(empty.result.photos).toEqual({ total: 0, oldestAt: null, talents: [] });

  const recent = await makeTalent(database.db, { stateId: TALENT.IN_REVIEW });
  await makeTalentPhoto(database.db, { talent: recent, stateId: PHOTO.PENDING, createdAt: ago(1) });
  const patient = await makeTalent(database.db);
  await makeTalentPhoto(database.db, { talent: patient, stateId: PHOTO.PENDING, createdAt: ago(2) });
  const oldest = await makeTalentPhoto(database.db, {
    talent: patient,
    stateId: PHOTO.PENDING,
    createdAt: ago(30),
  });
  const inReview = await makeAgency(database.db, { stateId: AGENCY.IN_REVIEW, createdAt: ago(1) });
  const registered = await makeAgency(database.db, { stateId: AGENCY.REGISTERED, createdAt: ago(3) });
  await makeAgency(database.db);

  const { result, statements } = await countStatements(() => readReviews(actor));
  expect(result.photos).toMatchObject({ total: 3, oldestAt: oldest.createdAt });
  expect(result.photos.talents).toMatchObject([
    { talentId: patient.id, pending: 2, fileId: oldest.fileId },
    { talentId: recent.id, pending: 1 },
  ]);
  expect(result.agencies.total).toBe(2);
  expect(result.agencies.rows.map((row) => row.id)).toEqual([registered.id, inReview.id]);
  expect(result.talents).toEqual({ total: 1, oldestAt: recent.createdAt });
  expect(statements).toHaveLength(4);
  expect(empty.statements).toHaveLength(4);
});

test('who went back to review waits since then', async () => {
  const { actor } = await makeAdministrator(database.db);
  const old = await makeAgency(database.db, { stateId: AGENCY.ACTIVE, createdAt: ago(400) });
  const waiting = await makeAgency(database.db, { stateId: AGENCY.REGISTERED, createdAt: ago(300) });
  await reviewAgency(actor, { id: old.id });
  await reviewAgency(actor, { id: waiting.id });
  const { rows } = (await readReviews(actor)).agencies;
  const sinceOf = ({ id }: { id: string }) => rows.find((row) => row.id === id)?.waitsSince;
  expect(sinceOf(waiting)).toEqual(waiting.createdAt);
  expect(sinceOf(old)?.getTime()).toBeGreaterThan(ago(1).getTime());
  expect(rows[0]?.id).toBe(waiting.id);
});

test('is for the administrator alone', async () => {
  const { actor } = await makeAgencyUser(database.db);
  await expect(readReviews(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
