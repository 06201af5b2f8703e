import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { quotationLines } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { dearer, extra, hosts, makeChoosable, musician, sure } from '../answers/testing/choosable';
import { createQuotation } from '../drafts/create-quotation';
import { duplicateQuotation } from '../drafts/duplicate-quotation';
import { updateQuotation } from '../drafts/update-quotation';
import type { QuotationLineInput } from '../inputs';
import { sendQuotation } from '../sending/send-quotation';
import { getTemplate } from '../templates/queries';
import { saveTemplate } from '../templates/save-template';
import { draftInput } from '../testing/draft-input';

const database = useDatabase();

const linesOf = (quotationId: string) =>
  database.db
    .select()
    .from(quotationLines)
    .where(eq(quotationLines.quotationId, quotationId))
    .orderBy(asc(quotationLines.position));

describe('choices are kept', () => {
  test('in copies and templates', async () => {
    const { actor, quotation } = await makeChoosable(database.db);
    const copy = await duplicateQuotation(actor, { id: quotation.id });
    const pick = ({
      optional,
      alternative,
      taken,
      leastPeople,
      mostPeople,
    }: (typeof quotationLines)['$inferSelect']) =>
      [optional, alternative, taken, leastPeople, mostPeople].join();
    expect((await linesOf(copy.id)).map(pick)).toEqual((await linesOf(quotation.id)).map(pick));
    const id = await saveTemplate(actor, { quotationId: quotation.id, name: 'Feria' });
    const { content } = await getTemplate(actor, id);
    expect(content.lines.map(({ taken }) => taken)).toEqual([true, false, true, false, true]);
    expect(content.lines[4]).toMatchObject({ leastPeople: 3, mostPeople: 8 });
  });

  test('and refused where they contradict one another', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const keep = (...lines: QuotationLineInput[]) => createQuotation(actor, { ...draftInput, lines });
    await expect(keep(musician, { ...dearer, taken: true })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(keep({ ...sure, taken: false })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(keep({ ...hosts, leastPeople: 5 })).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('and not lost to a program that does not know of them', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const lines = [sure, extra, musician, dearer, hosts];
    const { id, total } = await createQuotation(actor, { ...draftInput, lines });
    const plain = lines.map(({ optional, alternative, taken, leastPeople, mostPeople, ...line }) => line);
    await expect(updateQuotation(actor, { ...draftInput, id, lines: plain })).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'errors.quotation.choicesLeftOut',
    });
    expect(await updateQuotation(actor, { ...draftInput, id, lines })).toMatchObject({ total });
    const fixed = plain.map((line) => ({ ...line, taken: true }));
    expect((await updateQuotation(actor, { ...draftInput, id, lines: fixed })).total).toBeGreaterThan(total);
    expect((await updateQuotation(actor, { ...draftInput, id, lines: [] })).total).toBe(0);
  });

  test('a group of one and a quotation of nothing are not sent', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, { agency });
    for (const [lines, why] of [
      [[sure, musician], 'validation.choices.lone'],
      [[extra], 'validation.choices.nothing'],
    ] as const) {
      const draft = await createQuotation(actor, { ...draftInput, clientId: client.id, lines: [...lines] });
      await expect(sendQuotation(actor, { id: draft.id })).rejects.toMatchObject({
        code: 'INVALID',
        fields: { lines: why },
      });
    }
  });

  test('what is not taken is not among the figures by which one sends', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, { agency });
    const lines: QuotationLineInput[] = [
      { ...sure, withholding: 'NONE' },
      { ...extra, withholding: 'HONORARIOS_PN' },
    ];
    const draft = await createQuotation(actor, { ...draftInput, clientId: client.id, lines });
    const stored = await linesOf(draft.id);
    expect(stored[1]?.talentWithheld).toBeGreaterThan(0);
    const sent = await sendQuotation(actor, { id: draft.id, seen: { talentsWithheld: 0 } });
    expect(sent.stateId).toBe(62);
  });

  test('the database holds them too', async () => {
    const { quotation } = await makeChoosable(database.db);
    const at = (position: number) =>
      and(eq(quotationLines.quotationId, quotation.id), eq(quotationLines.position, position));
    const set = (position: number, values: Partial<(typeof quotationLines)['$inferInsert']>) =>
      database.db.update(quotationLines).set(values).where(at(position));
    for (const [position, values] of [
      [0, { taken: false }],
      [1, { alternative: 'Música' }],
      [2, { taken: false }],
      [3, { taken: true }],
      [4, { people: 9 }],
      [4, { mostPeople: null }],
    ] as const) {
      await expect(set(position, values)).rejects.toThrow();
    }
    await expect(database.db.delete(quotationLines).where(at(2))).rejects.toThrow();
    await expect(set(1, { taken: true })).resolves.toBeDefined();
  });
});
