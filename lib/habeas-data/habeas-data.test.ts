import { and, eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  auditEntries,
  claims,
  contracts,
  convocateds,
  files,
  messages,
  mobileTokens,
  talentConsents,
  talentExperiences,
  talentPhotos,
  talents,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { openContacts } from '@/lib/convocatories/contacts/open-contacts';
import { type Actor, anonymous } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { listTalents } from '@/lib/talents/queries';
import { reactivateTalent } from '@/lib/talents/states/move-talent';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makePushToken, makeTalent } from '@/lib/testing/factories/talents';
import { eraseTalent } from './erasure/erase-talent';
import { planErasure } from './erasure/plan-erasure';
import { openPersonArchive } from './export/person-archive';
import { personDocument } from './export/person-document';
import { readPerson } from './export/read-person';
import { listContactViews } from './views/queries';

const database = useDatabase();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const codeOf = (attempt: Promise<unknown>) => attempt.then(() => null).catch((error) => error.messageKey);

const PERSON = {
  name: 'Zoraida',
  lastname: 'Quiñonesmarca',
  alias: 'Zoriquimarca',
  phone: '3019998877',
  email: 'zq.reservada@correo.example',
  address: 'Transversal Escondida 9',
  identification: '1999777333',
  instagram: 'https://instagram.com/zoriquimarca',
};

let made = 0;

/** A talent with a signed contract and a claim of an event that ended, and a call to one ahead. */
async function makePerson(ended = -5) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const dates = { startDate: inDays(ended - 1), endDate: inDays(ended) };
  const event = await makeEvent(database.db, { agency, ...dates });
  const convocatory = await makeConvocatory(database.db, { event, ...dates });
  made += 1;
  const talent = await makeTalent(database.db, {
    ...PERSON,
    email: `${made}.${PERSON.email}`,
    identification: `${PERSON.identification}${made}`,
  });
  const convocated = await makeConvocated(database.db, { convocatory, talent, replyNote: 'Soy Zoraida' });
  const claim = await makeClaim(database.db, { convocated });
  await database.db
    .insert(talentExperiences)
    .values({ talentId: talent.id, description: 'Pasarela de Zoraida', areaName: 'Moda' });
  await database.db
    .insert(talentConsents)
    .values({ talentId: talent.id, purpose: 'DATA', version: 1, givenBy: 'TALENT' });
  await database.db.insert(messages).values({
    kind: 'x',
    payload: { talentId: talent.id },
    channel: 'email',
    toAddress: talent.email.toUpperCase(),
    status: 'SENT',
  });
  await database.db
    .insert(mobileTokens)
    .values({ tokenHash: crypto.randomUUID(), talentId: talent.id, expiresAt: inDays(9) });
  const { actor: administrator } = await makeAdministrator(database.db);
  return { actor, agency, event, talent, convocated, claim, administrator };
}

describe('erasure', () => {
  test('drops who it is, and keeps what the law demands', async () => {
    const { talent, administrator, convocated, claim } = await makePerson();
    const before = await planErasure(administrator, talent.id);
    const of = (table: string) => before.rows.find((row) => row.table === table);
    expect(of('talent_experiences')).toMatchObject({ fate: 'ERASED', count: 1, why: null });
    expect(of('contracts')).toMatchObject({ fate: 'KEPT', count: 1, why: 'contract' });
    expect(of('claims')).toMatchObject({ fate: 'KEPT', count: 1, why: 'accounting' });
    expect(of('talent_consents')).toMatchObject({ fate: 'KEPT', count: 1, why: 'proof' });
    expect(before).toMatchObject({ bookedAhead: 0, erasedAt: null });
    await eraseTalent(administrator, { id: talent.id });
    const [row] = await database.db.select().from(talents).where(eq(talents.id, talent.id));
    for (const secret of Object.values(PERSON)) expect(JSON.stringify(row)).not.toContain(secret);
    expect(row).toMatchObject({ stateId: TALENT.SUSPENDED, passwordHash: null, birthdate: null });
    expect(row?.erasedAt).toBeInstanceOf(Date);
    for (const table of [talentExperiences, talentPhotos, mobileTokens])
      expect(await database.db.select().from(table).where(eq(table.talentId, talent.id))).toEqual([]);
    expect(await database.db.$count(files, and(eq(files.talentId, talent.id)))).toBeGreaterThan(0);
    const [photo] = await database.db.select().from(files).where(eq(files.talentId, talent.id));
    expect(photo?.deletedAt).toBeInstanceOf(Date);
    const [place] = await database.db.select().from(convocateds).where(eq(convocateds.id, convocated.id));
    expect(place?.replyNote).toBeNull();
    // Contracts and claims say what they said.
    const [kept] = await database.db.select().from(claims).where(eq(claims.id, claim.id));
    expect(kept).toEqual({ ...claim });
    expect(await database.db.$count(contracts, eq(contracts.talentId, talent.id))).toBe(1);
    const [mail] = await database.db
      .select()
      .from(messages)
      .where(sql`payload ->> 'talentId' = ${talent.id}`);
    expect(mail?.toAddress).toBeNull();
    const after = await planErasure(administrator, talent.id);
    expect(after.rows.filter(({ fate }) => fate === 'ERASED')).toEqual([]);
    expect(after.erasedAt).toBeInstanceOf(Date);
    expect(await codeOf(eraseTalent(administrator, { id: talent.id }))).toBe('errors.talent.erased');
    expect(await codeOf(reactivateTalent(administrator, { id: talent.id }))).not.toBeNull();
  });

  test('waits for what it is confirmed for, and is the administrator’s alone', async () => {
    const { talent, administrator, actor } = await makePerson(5);
    const [{ stateId } = { stateId: 0 }] = await database.db
      .select({ stateId: convocateds.stateId })
      .from(convocateds)
      .where(eq(convocateds.talentId, talent.id));
    expect(stateId).toBe(1813);
    expect(await planErasure(administrator, talent.id)).toMatchObject({ bookedAhead: 1 });
    expect(await codeOf(eraseTalent(administrator, { id: talent.id }))).toBe('errors.talent.bookedAhead');
    const self: Actor = { kind: 'talent', talentId: talent.id };
    for (const who of [actor, self]) {
      expect(await codeOf(eraseTalent(who, { id: talent.id }))).toBe('errors.forbidden');
      expect(await codeOf(planErasure(who, talent.id))).toBe('errors.forbidden');
    }
    expect(await codeOf(eraseTalent(anonymous, { id: talent.id }))).toBe('errors.unauthenticated');
    expect(await codeOf(eraseTalent(administrator, { id: crypto.randomUUID() }))).toBe(
      'errors.talent.notFound',
    );
    expect(await listTalents(administrator, { ids: [talent.id] })).toMatchObject([{ name: PERSON.name }]);
  });

  test('two at once erase once', async () => {
    const { talent, administrator } = await makePerson();
    const both = await Promise.allSettled([1, 2].map(() => eraseTalent(administrator, { id: talent.id })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a copy', () => {
  test('holds everything about the person and no secret, as JSON and PDF, and is told in the trail', async () => {
    const { talent } = await makePerson();
    await makePushToken(database.db, talent.id, 'token-secreto');
    const self: Actor = { kind: 'talent', talentId: talent.id };
    const { name, body } = await openPersonArchive(self, talent.id);
    expect(name).toMatch(/^datos-personales-.*\.zip$/);
    const found = unzipSync(new Uint8Array(await new Response(body).arrayBuffer()));
    const json = new TextDecoder().decode(found['datos.json']);
    for (const known of Object.values(PERSON)) expect(json).toContain(known);
    expect(JSON.parse(json)).toMatchObject({
      version: 1,
      tables: { talent_experiences: [{ description: 'Pasarela de Zoraida' }], claims: [{ price: 300_000 }] },
    });
    for (const secret of ['token-secreto', 'passwordHash', 'token_hash', 'not encrypted'])
      expect(json).not.toContain(secret);
    expect(new TextDecoder().decode(found['datos.pdf']?.slice(0, 5))).toBe('%PDF-');
    const { parts } = personDocument(await readPerson(self, talent.id), 'Elenco');
    const printed = parts.flatMap(({ lines }) => lines);
    expect(printed).toEqual(
      expect.arrayContaining([
        expect.stringContaining('perfil: Modelo'),
        expect.stringMatching(/tipo: book .* estado: Foto aprobada/),
        expect.stringMatching(/valor: \$\s300\.000 .* tipo de cuenta: ahorros/),
        expect.stringMatching(/clase: confirmado · periodo: \S+ \d+ de \S+ de \d{4}, .* a \S+ \d+ de/),
      ]),
    );
    expect(Object.keys(found).filter((entry) => entry.startsWith('archivos/')).length).toBeGreaterThan(0);
    const trail = await database.db
      .select({ action: auditEntries.action, actorKind: auditEntries.actorKind })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, talent.id), eq(auditEntries.action, 'export')));
    expect(trail).toEqual([{ action: 'export', actorKind: 'talent' }]);
  });

  test('is the person’s and the administrator’s', async () => {
    const { talent, administrator, actor } = await makePerson();
    const other: Actor = { kind: 'talent', talentId: (await makeTalent(database.db)).id };
    for (const who of [actor, other])
      expect(await codeOf(readPerson(who, talent.id))).toBe('errors.forbidden');
    expect(await codeOf(readPerson(anonymous, talent.id))).toBe('errors.unauthenticated');
    expect((await readPerson(administrator, talent.id)).person).toMatchObject({ name: PERSON.name });
  });
});

test('who saw how to reach a person: to that person the agency, to the administrator also who', async () => {
  const { talent, administrator, actor, agency, event } = await makePerson();
  await openContacts(actor, [talent.id]);
  const self: Actor = { kind: 'talent', talentId: talent.id };
  const view = { agencyName: agency.name, eventName: event.name };
  expect(await listContactViews(self, talent.id)).toMatchObject([{ ...view, personName: null }]);
  const [told] = await listContactViews(administrator, talent.id);
  expect(told).toMatchObject(view);
  expect(told?.personName).not.toBeNull();
  expect(await codeOf(listContactViews(actor, talent.id))).toBe('errors.forbidden');
});
