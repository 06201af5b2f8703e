import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { auditEntries, files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { uploadImage } from './images/upload-image';
import { createLegalRepresentative } from './legal-representatives/create-legal-representative';
import { removeLegalRepresentative } from './legal-representatives/remove-legal-representative';
import { findAgencyServices, findLegalRepresentatives, getAgency } from './queries';
import { updateAgency } from './update-agency';

const database = useDatabase();
const unknownId = '00000000-0000-4000-8000-000000000000';
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#222' } })
  .png()
  .toBuffer();
const upload = (actor: Actor) => uploadImage(actor, { name: 'logo.png', bytes: png });
const visibilityOf = async (id: string) =>
  (await database.db.select().from(files).where(eq(files.id, id)))[0]?.visibility;

describe('the profile', () => {
  test('says what the agency is and offers, and is cleared by null as by an empty text', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
    const { id } = agency;
    expect(
      await updateAgency(actor, { id, typeAgency: 'Casting', mission: 'Caras nuevas', services: [3, 1, 3] }),
    ).toMatchObject({ typeAgency: 'Casting', mission: 'Caras nuevas' });
    expect((await findAgencyServices(actor, [id])).map(({ code }) => code)).toEqual([
      'publicidad',
      'casting',
    ]);
    const cleared = { typeAgency: '', mission: null, phone: null, url: null, address: null, cityId: null };
    expect(await updateAgency(actor, { id, ...cleared, services: [] })).toMatchObject({
      typeAgency: null,
      mission: null,
      phone: null,
      url: null,
      address: null,
      cityId: null,
    });
    expect(await findAgencyServices(actor, [id])).toEqual([]);
  });

  test('takes no service of clients and no city that the catalogue does not hold', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const attempt = (input: object) => updateAgency(actor, { id: agency.id, name: 'Otra', ...input });
    await expect(attempt({ services: [1, 21] })).rejects.toMatchObject({
      fields: { services: 'validation.serviceOfClients' },
    });
    await expect(attempt({ cityId: 99_999 })).rejects.toMatchObject({
      fields: { cityId: 'validation.city' },
    });
    expect((await getAgency(actor, agency.id)).name).toBe(agency.name);
  });
});

describe('who approves and pays claims', () => {
  test('is for the owner to say, and the trail keeps what was said', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const producer = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
    const { id } = agency;
    const settings = {
      claimsPayerApart: true,
      claimsSecondApprovalOver: 2_000_000,
      payoutsSecondApprovalOver: 9_000_000,
    };
    await expect(updateAgency(producer.actor, { id, ...settings })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    for (const amount of [-1, 0.5, 2_000_000_000_000]) {
      await expect(updateAgency(actor, { id, claimsSecondApprovalOver: amount })).rejects.toMatchObject({
        fields: { claimsSecondApprovalOver: 'validation.number' },
      });
    }
    expect(await updateAgency(actor, { id, ...settings })).toMatchObject(settings);
    expect(await updateAgency(actor, { id, claimsSecondApprovalOver: null })).toMatchObject({
      claimsPayerApart: true,
      claimsSecondApprovalOver: null,
    });
    const told = await database.db
      .select({ detail: auditEntries.detail })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, id))
      .orderBy(auditEntries.id);
    expect(told).toMatchObject([{ detail: settings }, { detail: { claimsSecondApprovalOver: null } }]);
  });
});

describe('the logo', () => {
  test('is replaced and taken away; only the one in use is public', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
    const { id } = agency;
    const [first, second] = [await upload(actor), await upload(actor)];
    expect(await updateAgency(actor, { id, logo: first.id })).toMatchObject({ logoFileId: first.id });
    await updateAgency(actor, { id, logo: `/fotos/${second.id}` });
    expect([await visibilityOf(first.id), await visibilityOf(second.id)]).toEqual(['PRIVATE', 'PUBLIC']);
    await updateAgency(actor, { id, address: 'Calle 2' });
    expect(await visibilityOf(second.id)).toBe('PUBLIC');
    expect(await updateAgency(actor, { id, logo: '' })).toMatchObject({ logoFileId: null });
    expect(await visibilityOf(second.id)).toBe('PRIVATE');
  });

  test('is an uploaded image of the own agency', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    const theirs = await upload(other.actor);
    for (const logo of [theirs.id, unknownId, 'https://otro.co/logo.png']) {
      await expect(updateAgency(actor, { id: agency.id, logo })).rejects.toMatchObject({
        fields: { logo: 'validation.logo' },
      });
    }
    expect(await visibilityOf(theirs.id)).toBe('PRIVATE');
  });
});

describe('what quotations start from', () => {
  test('is the owner’s: margin, taxes and legal nature', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = agency;
    const changes = [
      { gain: '22,5' },
      { retenedorRenta: true },
      { simpleConcept: 'DEMAS_0_6000' },
      { incomeTaxRatePn: '19' },
      { legalNature: 'PERSONA_NATURAL' as const },
    ];
    for (const change of changes) await updateAgency(actor, { id, ...change });
    expect(await getAgency(actor, id)).toMatchObject({
      gain: '22.5',
      retenedorRenta: true,
      simpleConcept: 'DEMAS_0_6000',
      incomeTaxRatePn: '19',
      legalNature: 'PERSONA_NATURAL',
    });
    expect(await updateAgency(actor, { id, simpleConcept: null, incomeTaxRatePn: '' })).toMatchObject({
      simpleConcept: null,
      incomeTaxRatePn: null,
    });
    const { actor: producer } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    for (const change of [...changes, { consecutiveQuote: 900 }]) {
      await expect(updateAgency(producer, { id, ...change })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        messageKey: 'errors.agency.ownerOnly',
      });
    }
  });

  test('is a margin below a hundred, and a group of the régimen simple that has a rate', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = agency;
    for (const gain of ['100', '-1', '', '12.345', 'mucho']) {
      await expect(updateAgency(actor, { id, gain })).rejects.toMatchObject({
        fields: { gain: 'validation.percentage' },
      });
    }
    await expect(updateAgency(actor, { id, incomeTaxRatePn: '100' })).rejects.toMatchObject({
      fields: { incomeTaxRatePn: 'validation.percentage' },
    });
    await expect(updateAgency(actor, { id, simpleConcept: 'PJ' })).rejects.toMatchObject({
      fields: { simpleConcept: 'validation.option' },
    });
    expect((await getAgency(actor, id)).gain).toBe(agency.gain);
  });

  test('numbers quotations upwards alone', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = agency;
    expect(await updateAgency(actor, { id, consecutiveQuote: 500 })).toMatchObject({ consecutiveQuote: 500 });
    const quotation = await makeQuotation(database.db, { agency });
    expect(quotation.code).toBe(501);
    const conflict = { code: 'CONFLICT', messageKey: 'errors.agency.codeUsed' };
    for (const consecutiveQuote of [499, 500]) {
      await expect(updateAgency(actor, { id, consecutiveQuote, name: 'Otra' })).rejects.toMatchObject(
        conflict,
      );
    }
    expect(await getAgency(actor, id)).toMatchObject({ consecutiveQuote: 501, name: agency.name });
    await expect(updateAgency(actor, { id, consecutiveQuote: -1 })).rejects.toMatchObject({
      code: 'INVALID',
    });
  });

  test('of many that raise the code at once, none goes below another', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const wanted = Array.from({ length: 20 }, (_, index) => 100 + ((index * 7) % 20));
    await Promise.allSettled(
      wanted.map((consecutiveQuote) => updateAgency(actor, { id: agency.id, consecutiveQuote })),
    );
    expect((await getAgency(actor, agency.id)).consecutiveQuote).toBe(119);
    const raised = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, agency.id));
    const codes = raised.toSorted((a, b) => a.id - b.id).map(({ detail }) => Object(detail).consecutiveQuote);
    expect(codes).toEqual(codes.toSorted((a, b) => a - b));
  });
});

describe('removeLegalRepresentative', () => {
  test('takes out one of the own agency, by the owner, and is audited', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const one = await createLegalRepresentative(actor, { name: 'Ana', document: '52111222' });
    const { actor: producer } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    await expect(removeLegalRepresentative(producer, { id: one.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const other = await makeAgencyUser(database.db);
    const theirs = await createLegalRepresentative(other.actor, { name: 'Ajena', document: '52111999' });
    for (const id of [theirs.id, unknownId]) {
      await expect(removeLegalRepresentative(actor, { id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        messageKey: 'errors.legalRepresentative.notFound',
      });
    }
    expect(await removeLegalRepresentative(actor, { id: one.id })).toBe(one.id);
    expect(await findLegalRepresentatives(actor, [agency.id])).toEqual([]);
    const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, one.id));
    expect(trail.map(({ action }) => action).sort()).toEqual(['create', 'remove']);
  });
});
