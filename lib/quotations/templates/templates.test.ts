import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, quotationTemplates } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { FIXED } from '../choices/rules/choosable';
import { createQuotation } from '../drafts/create-quotation';
import { draftInput, lineInput } from '../testing/draft-input';
import { deleteTemplate } from './delete-template';
import { getTemplate, listTemplates } from './queries';
import { renameTemplate } from './rename-template';
import { saveTemplate } from './save-template';

const database = useDatabase();

async function begin() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id, total } = await createQuotation(actor, {
    ...draftInput,
    observation: 'Pago a 30 días',
    terms: 'Una.\nOtra.',
    validityDays: 8,
    copies: ['socia@cliente.co'],
    hours: 10,
    lines: [{ ...lineInput, payBasis: 'NET', genders: [{ gender: 'MASCULINO', quantity: 3 }] }],
  });
  return { actor, agency, quotationId: id, total };
}

const actionsOn = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).map(
    ({ action }) => action,
  );

describe('a template', () => {
  test('keeps what is alike from one quotation to the next, and nothing of the client, the dates and the place', async () => {
    const { actor, quotationId, total } = await begin();
    const id = await saveTemplate(actor, { quotationId, name: '  Feria   de moda ' });
    const template = await getTemplate(actor, id);
    expect(template).toMatchObject({ name: 'Feria de moda', total, currencyCode: 'COP' });
    expect(template.content).toEqual({
      version: 1,
      cityId: 1,
      startTime: '08:00',
      endTime: '18:00',
      hours: 10,
      currencyId: 1,
      tercero: false,
      observation: 'Pago a 30 días',
      message: null,
      paymentTerms: null,
      terms: 'Una.\nOtra.',
      validityDays: 8,
      serviceConcept: 'SERVICIOS',
      gain: '20',
      feeding: 0,
      transport: 20_000,
      agentPrice: expect.any(Number),
      agents: 0,
      agentDays: 0,
      lines: [
        {
          profile: 'modelo',
          days: 1,
          budget: 180_000,
          payBasis: 'NET',
          withholding: 'ART383',
          ivaCategory: 'GRAVADO',
          ...FIXED,
          genders: [{ gender: 'MASCULINO', quantity: 3 }],
        },
      ],
    });
    expect(await actionsOn(id)).toEqual(['create']);
  });

  test('is stored with the names of the wire, and read from them', async () => {
    const { actor, quotationId } = await begin();
    const id = await saveTemplate(actor, { quotationId, name: 'Feria' });
    const { content } = await getTemplate(actor, id);
    const [row] = await database.db.select().from(quotationTemplates).where(eq(quotationTemplates.id, id));
    const stored = JSON.parse(row?.content ?? '');
    expect(stored).toMatchObject({
      quantityHours: 10,
      percentageGain: '20',
      priceAgentService: content.agentPrice,
      quantityServiceAgent: 0,
      daysServiceAgent: 0,
      lines: [{ quantityDays: 1, talentWithholding: 'ART383' }],
    });
    expect(Object.keys(stored)).toHaveLength(Object.keys(content).length);
  });

  test('of what was sent, too; but not of what has no people', async () => {
    const { actor, agency } = await begin();
    const sent = await makeQuotation(database.db, { agency });
    await saveTemplate(actor, { quotationId: sent.id, name: 'Enviada' });
    const { id } = await createQuotation(actor, { ...draftInput, lines: [] });
    await expect(saveTemplate(actor, { quotationId: id, name: 'Vacía' })).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'errors.quotation.nothingToKeep',
    });
  });

  test('has a name of its own, unless the one of that name is to be replaced', async () => {
    const { actor, quotationId } = await begin();
    const id = await saveTemplate(actor, { quotationId, name: 'Feria' });
    await expect(saveTemplate(actor, { quotationId, name: 'Feria' })).rejects.toMatchObject({
      code: 'INVALID',
      fields: { name: 'validation.quotation.templateName' },
    });
    const other = await createQuotation(actor, draftInput);
    expect(await saveTemplate(actor, { quotationId: other.id, name: 'Feria', replace: true })).toBe(id);
    expect((await getTemplate(actor, id)).content.observation).toBeNull();
    expect(await actionsOn(id)).toEqual(['create', 'update']);
    const another = await begin();
    await saveTemplate(another.actor, { quotationId: another.quotationId, name: 'Feria' });
  });

  test('of ten kept at once under one name, one is', async () => {
    const { actor, quotationId } = await begin();
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, () => saveTemplate(actor, { quotationId, name: 'Feria' })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listTemplates(actor)).toHaveLength(1);
  });

  test.each([
    ['no JSON', 'Feria'],
    ['an empty object', '{}'],
    ['a currency that is none', '{"version":1,"currencyId":9999}'],
  ])(
    'whose stored content is %s hides itself and no other, and is replaced by saving again',
    async (_, content) => {
      const { actor, quotationId } = await begin();
      const damaged = await saveTemplate(actor, { quotationId, name: 'Dañada' });
      await saveTemplate(actor, { quotationId, name: 'Sana' });
      await database.db.update(quotationTemplates).set({ content }).where(eq(quotationTemplates.id, damaged));
      expect((await listTemplates(actor)).map(({ name }) => name)).toEqual(['Sana']);
      await expect(getTemplate(actor, damaged)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await saveTemplate(actor, { quotationId, name: 'Dañada', replace: true });
      expect(await listTemplates(actor)).toHaveLength(2);
    },
  );

  test('is renamed and deleted, each traced', async () => {
    const { actor, quotationId } = await begin();
    const id = await saveTemplate(actor, { quotationId, name: 'Feria' });
    await saveTemplate(actor, { quotationId, name: 'Ñandú' });
    await expect(renameTemplate(actor, { id, name: 'Ñandú' })).rejects.toMatchObject({
      fields: { name: 'validation.quotation.templateName' },
    });
    await renameTemplate(actor, { id, name: 'Zeta' });
    expect((await listTemplates(actor)).map(({ name }) => name)).toEqual(['Ñandú', 'Zeta']);
    await deleteTemplate(actor, { id });
    expect((await listTemplates(actor)).map(({ name }) => name)).toEqual(['Ñandú']);
    expect(await actionsOn(id)).toEqual(['create', 'rename', 'delete']);
  });
});

describe('who may', () => {
  test('finance, readers and nobody may not', async () => {
    const { actor, agency, quotationId } = await begin();
    const id = await saveTemplate(actor, { quotationId, name: 'Feria' });
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const { actor: other } = await makeAgencyUser(database.db, { agency, role });
      const attempts = await Promise.allSettled<unknown>([
        listTemplates(other),
        getTemplate(other, id),
        saveTemplate(other, { quotationId, name: 'Otra' }),
        renameTemplate(other, { id, name: 'Otra' }),
        deleteTemplate(other, { id }),
      ]);
      for (const attempt of attempts) expect(attempt).toMatchObject({ reason: { code: 'FORBIDDEN' } });
    }
  });

  test("another agency's is answered as none, and stays", async () => {
    const mine = await begin();
    const theirs = await begin();
    const id = await saveTemplate(theirs.actor, { quotationId: theirs.quotationId, name: 'Feria' });
    const none = crypto.randomUUID();
    for (const work of [
      (target: string) => getTemplate(mine.actor, target),
      (target: string) => renameTemplate(mine.actor, { id: target, name: 'Otra' }),
      (target: string) => deleteTemplate(mine.actor, { id: target }),
    ]) {
      const [answer, other] = await Promise.all([id, none].map((target) => work(target).catch((e) => e)));
      expect(answer).toEqual(other);
      expect(answer).toMatchObject({ code: 'NOT_FOUND' });
    }
    const foreign = { quotationId: theirs.quotationId, name: 'Ajena' };
    await expect(saveTemplate(mine.actor, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listTemplates(mine.actor)).toEqual([]);
    expect(await listTemplates(theirs.actor)).toMatchObject([{ id, name: 'Feria' }]);
  });
});
