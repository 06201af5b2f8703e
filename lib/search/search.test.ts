import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, searchUses, talents } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeTenant } from '@/lib/testing/tenant';
import { noteUse } from './note-use';
import { listRecentlyFound, searchAll } from './queries';
import { codeIn, MOST_USED } from './rules';

const database = useDatabase();

const titles = async (actor: Parameters<typeof searchAll>[0], text: string) =>
  (await searchAll(actor, text)).map(({ kind, title }) => `${kind} ${title}`);

test('a code is read as people write it', () => {
  for (const written of ['COT-01485', 'cot 1485', 'COT-01485 v2', '#1485', '1485', ' 01485 '])
    expect(codeIn(written)).toBe(1485);
  for (const words of ['café', '', 'COT-', '12 sillas', '123456789']) expect(codeIn(words)).toBeNull();
});

describe('searchAll', () => {
  test('finds clients, quotations and events without accents and with a letter wrong', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, {
      agency,
      name: 'Café Quindío',
      nameProducer: 'Patricia Núñez',
    });
    const quotation = await makeQuotation(database.db, {
      agency,
      client,
      code: 1485,
      nameEvent: 'Gala de otoño',
    });
    for (const text of ['cafe', 'QUINDIO', 'Patrisia', 'quindi', 'nuñez'])
      expect(await titles(actor, text), text).toContain('CLIENT Café Quindío');
    for (const text of ['COT-01485', '1485', 'gala otoño', 'Otono', 'gala de otoñi'])
      expect((await searchAll(actor, text))[0], text).toMatchObject({
        id: quotation.id,
        title: 'COT-01485 · Gala de otoño',
      });
    expect(await titles(actor, 'zapatería')).toEqual([]);
  });

  test('finds a quotation by a part of its code', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, { agency });
    const quotation = await makeQuotation(database.db, { agency, client, code: 1472, nameEvent: 'Gala' });
    for (const text of ['OT-01472', 'T-01472', 't 1472', '01472', '472', '147', '-01472', 'cot-0147'])
      expect(
        (await searchAll(actor, text)).map(({ id }) => id),
        text,
      ).toContain(quotation.id);
    expect(await searchAll(actor, '472 bodas')).toEqual([]);
  });

  test('takes two statements, answers few of each kind, and none for a letter or a sign', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => makeClient(database.db, { agency, name: `Repetido ${index}` })),
    );
    const { result, statements } = await countStatements(() => searchAll(actor, 'repetido'));
    expect(result).toHaveLength(5);
    expect(statements).toHaveLength(2);
    expect(await searchAll(actor, 'r')).toEqual([]);
    for (const odd of ['%', '__', '\\', "'; drop", '   ', 'ñ'.repeat(500)])
      expect(await searchAll(actor, odd), odd).toEqual([]);
  });

  test('of another agency nothing, and talents of the pool only where the agency is active', async () => {
    const [mine, theirs] = [await makeTenant(database.db), await makeTenant(database.db)];
    const owner = {
      kind: 'agencyUser',
      userId: mine.members.owner.userId,
      agencyId: mine.agency,
      role: 'OWNER',
      agencyState: 23,
    } as const;
    // What is one's own may be nearly so.
    expect(JSON.stringify(await searchAll(owner, theirs.marker))).not.toContain(theirs.marker);
    const kinds = new Set((await searchAll(owner, mine.marker)).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['CLIENT', 'QUOTATION', 'EVENT', 'PERSON']));
    const [talent] = await database.db.select().from(talents).where(eq(talents.id, mine.talent));
    const [free] = await database.db.select().from(talents).where(eq(talents.id, mine.free));
    const asked = async (one: typeof talent, asker: Actor = owner) =>
      (await searchAll(asker, `${one?.name} ${one?.lastname}`)).filter(({ id }) => id === one?.id);
    expect(await asked(talent)).toMatchObject([{ kind: 'TALENT', eventId: mine.event }]);
    expect(await asked(free)).toMatchObject([{ kind: 'TALENT', eventId: null }]);
    for (const one of [talent, free]) expect(await asked(one, { ...owner, agencyState: 24 })).toEqual([]);
  });

  test('finds words in any order, a client by its NIT as people write it, and a talent by its document', async () => {
    const { agency, actor } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, {
      agency,
      name: 'Alma Textil',
      identification: '900123456-7',
    });
    for (const text of ['textil alma', '900123456', '900.123.456-7', 'NIT 900.123.456'])
      expect(await titles(actor, text), text).toContain('CLIENT Alma Textil');
    await makeQuotation(database.db, { agency, client, code: 31, nameEvent: 'Gala de otoño' });
    expect(await titles(actor, 'otoño gala')).toContain('QUOTATION COT-00031 · Gala de otoño');
    const convocated = await makeConvocated(database.db, {
      stateId: CONVOCATED.CALLED,
      applicationStateId: APPLICATION.PENDING,
    });
    const of: Actor = { ...actor, agencyId: convocated.agencyId };
    const identification = '1020304050';
    await database.db.update(talents).set({ identification }).where(eq(talents.id, convocated.talentId));
    const ids = async (who: Actor) => (await searchAll(who, '1.020.304.050')).map(({ id }) => id);
    expect(await ids(of)).toEqual([]);
    await makeContract(database.db, { convocated });
    expect(await ids(of)).toEqual([convocated.talentId]);
    expect(await ids(actor)).toEqual([]);
    expect(await ids((await makeAdministrator(database.db)).actor)).toEqual([convocated.talentId]);
  });

  test('puts first what the person uses, and lists that where nothing was typed', async () => {
    const { agency, actor } = await makeAgencyUser(database.db);
    const colleague = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    const other = await makeAgencyUser(database.db);
    const made = [];
    for (let index = 0; index < 40; index++) {
      made.push(
        await makeClient(database.db, {
          agency,
          name: `Banco ${index}`,
          createdAt: new Date(2026, 0, index + 1),
        }),
      );
    }
    const [oldest] = made;
    const within = await makeClient(database.db, { agency, name: 'El gran Banco' });
    const first = async (who: Actor) => (await searchAll(who, 'banco')).map(({ title }) => title);
    expect(await first(actor)).not.toContain('Banco 0');
    for (let time = 0; time < 3; time++) await noteUse(actor, { kind: 'CLIENT', id: within.id });
    await noteUse(actor, { kind: 'CLIENT', id: oldest?.id ?? '' });
    expect((await first(actor)).slice(0, 2)).toEqual(['Banco 0', 'El gran Banco']);
    expect(await first(colleague.actor)).not.toContain('Banco 0');
    expect((await listRecentlyFound(actor)).map(({ title }) => title)).toEqual(['Banco 0', 'El gran Banco']);
    expect(await listRecentlyFound(colleague.actor)).toEqual([]);
    // What one may not open is not found, used or not.
    await noteUse(other.actor, { kind: 'CLIENT', id: within.id });
    expect(await listRecentlyFound(other.actor)).toEqual([]);
    await expect(noteUse(actor, { kind: 'CLIENT', id: 'x' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(noteUse(anonymous, { kind: 'CLIENT', id: within.id })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test('keeps the last two hundred things that a person used', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const start = Date.now();
    for (let index = 0; index < MOST_USED + 5; index++) {
      await at(new Date(start + index * 1000), () =>
        noteUse(actor, { kind: 'EVENT', id: crypto.randomUUID() }),
      );
    }
    expect(await database.db.$count(searchUses, eq(searchUses.userId, actor.userId))).toBe(MOST_USED);
  });

  test('finds contracts and claims by their numbers, as they are written, and no other agency’s', async () => {
    const convocated = await makeConvocated(database.db);
    const { agencyId, eventId } = convocated;
    const contractRow = await makeContract(database.db, { convocated, code: 90_417 });
    await makeClaim(database.db, { convocated, contract: contractRow, code: 80_417, number: 70_417 });
    const mine: Actor = { kind: 'agencyUser', userId: agencyId, agencyId, role: 'FINANCE', agencyState: 23 };
    const theirs = (await makeAgencyUser(database.db)).actor;
    const found = async (text: string, actor = mine) =>
      (await searchAll(actor, text)).map(({ kind, title, eventId }) => [
        kind,
        title.split(' · ')[0],
        eventId,
      ]);
    const contract = ['CONTRACT', 'CTR-90417', eventId];
    const claim = ['CLAIM', 'Cuenta de cobro 70417 (CC-80417)', eventId];
    for (const text of ['CTR-90417', 'ctr 90417', 'contrato 90417', '90417']) {
      expect(await found(text), text).toContainEqual(contract);
      expect(await found(text, theirs), text).toEqual([]);
    }
    for (const text of ['CC-80417', 'cuenta de cobro 80417', 'Cuenta 80417', '080417', 'cc-70417', '70417']) {
      expect(await found(text), text).toContainEqual(claim);
      expect(await found(text, theirs), text).toEqual([]);
    }
    for (const text of ['CTR-80417', 'cc-90417', 'CTR-9041', 'COT-90417'])
      expect(await found(text), text).toEqual([]);
  });

  test('the administrator finds agencies and people of all; nobody who is not signed in finds anything', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { agency, user } = await makeAgencyUser(database.db, { name: 'Zoraida' });
    await database.db.update(agencies).set({ name: 'Ñandú Producciones' }).where(eq(agencies.id, agency.id));
    expect(await searchAll(actor, 'nandu')).toMatchObject([{ kind: 'AGENCY', id: agency.id }]);
    expect(await searchAll(actor, 'zoraida')).toMatchObject([{ kind: 'PERSON', id: user.id }]);
    await expect(searchAll(anonymous, 'nandu')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
