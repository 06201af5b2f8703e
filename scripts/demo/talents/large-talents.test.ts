import { eq, like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { talentProfiles, talents } from '@/db/schema/talents';
import { useDatabase } from '@/db/testing/use-database';
import { insertManyTalents } from './large-talents.ts';

const database = useDatabase();
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('adds the talents of a range, each with one main profile, and those only once', async () => {
  await insertManyTalents(database.pool, 1, 300);
  await insertManyTalents(database.pool, 201, 500);
  const rows = await database.db
    .select({ id: talents.id, gender: talents.gender, mains: sql<number>`count(*)::int` })
    .from(talents)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.id))
    .where(eq(talentProfiles.main, true))
    .groupBy(talents.id);
  expect(rows).toHaveLength(500);
  expect(rows.every(({ id, mains }) => UUID_V4.test(id) && mains === 1)).toBe(true);
  expect(new Set(rows.map(({ gender }) => gender)).size).toBe(2);
  const { rows: termless } = await database.db.execute(sql`
    select from talents t where offer_terms = '{}' or exists (select from talent_profiles p
      where p.talent_id = t.id and not offer_terms @> array['profile:' || p.profile_id])
    or exists (select from talent_skills s where s.talent_id = t.id and not exists (
      select from unnest(offer_terms) term where term like 'skill:' || s.area_id || ':%'))`);
  expect(termless).toEqual([]);
  expect(await database.db.$count(talents, like(talents.email, '%@muchos.example'))).toBe(500);
});
