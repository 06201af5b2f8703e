import { describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { AGENCY } from '@/lib/core/states';
import { transact } from '@/lib/platform/transaction';
import { findJoiningPlace } from '@/lib/talents/invitations/queries';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { allotSlug } from './allot-slug';
import { chooseSlug } from './choose-slug';
import { ownSlug } from './queries';
import { LONGEST_SLUG, RESERVED_SLUGS, slugCandidates, slugOf } from './rules';

const database = useDatabase();

/** An active agency with a slug of its name, as it is opened. */
async function opened(name: string) {
  const agency = await makeAgency(database.db, { name });
  await transact((tx) => allotSlug(tx, agency));
  const { actor } = await makeAgencyUser(database.db, { agency });
  return { agency, actor };
}

const joining = (address: string) => findJoiningPlace(database.db, address);

describe('made from a name', () => {
  test.each([
    ['Ñandú & Cía. S.A.S.', 'nandu-cia-s-a-s'],
    ['  Gala   Modelos ', 'gala-modelos'],
    ['株式会社', ''],
    ['a'.repeat(50), 'a'.repeat(LONGEST_SLUG)],
    [`${'a'.repeat(LONGEST_SLUG - 1)} b`, 'a'.repeat(LONGEST_SLUG - 1)],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('candidates keep to the form and its length, whatever the name', () => {
    const names = [
      '',
      '!',
      'X',
      'Admin',
      '株式会社',
      'Uno dos '.repeat(20),
      'a'.repeat(120),
      ...RESERVED_SLUGS,
    ];
    for (const slug of names.flatMap((name) =>
      slugCandidates(name, '0f9a1b2c-0000-4000-8000-000000000000'),
    )) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeGreaterThanOrEqual(3);
      expect(slug.length).toBeLessThanOrEqual(LONGEST_SLUG);
      expect(RESERVED_SLUGS).not.toContain(slug);
    }
  });

  test('agencies of one name each get their own, many at once too', async () => {
    const agencies = await Promise.all(Array.from({ length: 7 }, () => opened('Estrellas del Sur')));
    const slugs = await Promise.all(agencies.map(async ({ actor }) => (await ownSlug(actor)).slug));
    expect(new Set(slugs).size).toBe(7);
    expect(slugs).toContain('estrellas-del-sur');
    for (const [place, { agency }] of agencies.entries())
      expect((await joining(slugs[place] ?? ''))?.id).toBe(agency.id);
  });
});

describe('an address', () => {
  test('leads by the slug in any case and by the id; not to one that is not active, nor by the slug of before', async () => {
    const { agency, actor } = await opened('Faro Talentos');
    await chooseSlug(actor, { slug: 'faro' });
    for (const address of ['faro', 'FARO', agency.id])
      expect(await joining(address)).toMatchObject({ id: agency.id, slug: 'faro' });
    expect(await joining('faro-talentos')).toBeNull();
    expect(await joining('far')).toBeNull();
    expect(await joining("faro' or true --")).toBeNull();
    await database.pool.query('update agencies set state_id = $1 where id = $2', [
      AGENCY.SUSPENDED,
      agency.id,
    ]);
    expect(await joining('faro')).toBeNull();
    expect(await joining(agency.id)).toBeNull();
  });

  test('stays when the name changes', async () => {
    const { agency, actor } = await opened('Luna Llena');
    await database.pool.query('update agencies set name = $1 where id = $2', ['Sol', agency.id]);
    expect((await ownSlug(actor)).slug).toBe('luna-llena');
  });

  test('is the id for an agency without a slug', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    expect((await ownSlug(actor)).slug).toBe(agency.id);
    expect(await joining(agency.id)).toMatchObject({ id: agency.id, slug: null });
  });
});

describe('choosing one', () => {
  test("refuses another agency's, takes one that is free again, and keeps one's own", async () => {
    const first = await opened('Cometa Uno');
    const second = await opened('Cometa Dos');
    await chooseSlug(first.actor, { slug: 'cometa' });
    for (const slug of ['cometa', 'COMETA'])
      await expect(chooseSlug(second.actor, { slug })).rejects.toMatchObject({
        code: 'CONFLICT',
        fields: { slug: 'errors.agency.slugTaken' },
      });
    expect((await ownSlug(second.actor)).slug).toBe('cometa-dos');
    expect(await chooseSlug(first.actor, { slug: 'cometa' })).toBe('cometa');
    expect(await chooseSlug(second.actor, { slug: 'cometa-uno' })).toBe('cometa-uno');
    expect(await joining('cometa')).toMatchObject({ id: first.agency.id, slug: 'cometa' });
  });

  test.each([
    ['ab', 'validation.slug.short'],
    ['con espacio', 'validation.slug.form'],
    ['-borde', 'validation.slug.form'],
    ['dos--rayas', 'validation.slug.form'],
    ['../registro', 'validation.slug.form'],
    ['ñandú', 'validation.slug.form'],
    ['0f9a1b2c-0000-4000-8000-000000000000', 'validation.slug.form'],
    ['Elenco', 'validation.slug.reserved'],
    ['x'.repeat(LONGEST_SLUG + 1), 'validation.tooLong'],
  ])('refuses %s', async (slug, message) => {
    const { actor } = await opened('Prueba');
    const before = (await ownSlug(actor)).slug;
    await expect(chooseSlug(actor, { slug })).rejects.toMatchObject({
      code: 'INVALID',
      fields: { slug: message },
    });
    expect((await ownSlug(actor)).slug).toBe(before);
  });

  test('is for the owner', async () => {
    const { agency } = await opened('Con productora');
    const { actor } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    await expect(chooseSlug(actor, { slug: 'otra-cosa' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('by two agencies at once: one has it', async () => {
    const [first, second] = await Promise.all([opened('Carrera A'), opened('Carrera B')]);
    const answers = await Promise.allSettled(
      [first, second].map(({ actor }) => chooseSlug(actor, { slug: 'carrera' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
