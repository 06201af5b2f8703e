import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { present } from '@/lib/graphql/present';
import { createQuotation } from '@/lib/quotations/drafts/create-quotation';
import { findQuotationLines } from '@/lib/quotations/lines/queries';
import { getOffer } from '@/lib/quotations/offers/queries';
import { getQuotation } from '@/lib/quotations/queries';
import { repriced } from '@/lib/quotations/reprice';
import { fromWire } from '@/lib/quotations/wire';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { loadEditorOptions } from '../load-editor-options';
import { offerOf } from '../offer/offer-of';
import { changeDraft, type DraftChange } from './change-draft';
import { type DraftForm, emptyDraft, NO_WORDS } from './draft-form';
import { draftOf } from './form-data';
import { priceForm } from './price-form';
import { canBeKept, draftProblems, sendingProblems, toQuotationInput } from './save-draft';

const database = useDatabase();
const MADRID = 'Europe/Madrid';

async function begin(fields: Parameters<typeof makeAgency>[1] = {}) {
  const agency = await makeAgency(database.db, { gain: '22.5', ...fields });
  const { actor } = await makeAgencyUser(database.db, { agency });
  const client = await makeClient(database.db, { agency, retenedorRenta: true, reteIcaAgent: true });
  const options = await loadEditorOptions(actor);
  const { constants, agencyGain, agencyCityId } = options;
  const empty = emptyDraft(crypto.randomUUID(), {
    cityId: agencyCityId,
    gain: agencyGain,
    feeding: constants.feeding,
    transport: constants.transport,
    agentPrice: constants.agentPrice,
  });
  return { actor, client, options, empty };
}

/** Of its own where the agency says another thing, none, and the agency's. */
const WORDS = {
  message: 'Gracias por invitarnos.\nQuedamos atentos.',
  paymentTerms: '',
  terms: null,
  validityDays: 9,
  copies: 'socia@cliente.co, pagos@cliente.co',
};

const typed = (form: DraftForm, ...changes: DraftChange[]): DraftForm => changes.reduce(changeDraft, form);

const filled = (form: DraftForm, clientId: string): DraftForm =>
  typed(
    form,
    {
      kind: 'set',
      fields: {
        clientId,
        emailClient: 'compras@cliente.co',
        nameEvent: 'Feria',
        firstDay: '2027-03-27',
        lastDay: '2027-03-28',
        startTime: '20:00',
        endTime: '02:30',
        agents: 1,
        agentDays: 2,
        ...WORDS,
      },
    },
    { kind: 'addLine', key: 'a', profile: 'modelo' },
    { kind: 'setLine', key: 'a', fields: { women: 3, men: 2, budget: 412_345, payBasis: 'NET' } },
    { kind: 'addLine', key: 'b', profile: 'dj' },
    { kind: 'setLine', key: 'b', fields: { women: 0, men: 1, budget: 900_000, ivaCategory: 'EXCLUIDO' } },
  );

async function save(world: Awaited<ReturnType<typeof begin>>, form: DraftForm) {
  const { quotationTypeTalents, startDate, endDate, ...rest } = present(
    toQuotationInput(form, world.options, zonedDateTimeToInstant),
  );
  const dates = { startDate: new Date(startDate), endDate: new Date(endDate) };
  const input = fromWire({ ...rest, ...dates, lines: quotationTypeTalents });
  const { id } = await createQuotation(world.actor, input);
  const quotation = await getQuotation(world.actor, id);
  const lines = (await findQuotationLines(world.actor, [id])).get(id) ?? [];
  return { quotation, lines };
}

test('what the browser shows while one types is to the peso what the server stores and can tell again', async () => {
  const world = await begin();
  const form = filled(world.empty, world.client.id);
  const shown = priceForm(form, world.options).priced;
  const { quotation, lines } = await save(world, form);
  expect(shown?.quotation.total).toBeGreaterThan(0);
  expect(quotation).toMatchObject({
    total: shown?.quotation.total,
    priceNetGain: shown?.quotation.priceNetGain,
    reteFuente: shown?.derived.reteFuente,
    reteIca: shown?.derived.reteIca,
    gain: '22.5',
  });
  expect(repriced(quotation, lines)?.derived).toEqual(shown?.derived);
});

test('a draft comes back as it was typed, also from another time zone with a change of summer time between', async () => {
  const world = await begin();
  const abroad = world.options.cities.find(({ timeZone }) => timeZone === MADRID);
  const form = changeDraft(filled(world.empty, world.client.id), {
    kind: 'set',
    fields: { cityId: abroad?.id ?? null },
  });
  const { quotation, lines } = await save(world, form);
  expect(quotation.startDate.toISOString()).toBe('2027-03-27T19:00:00.000Z');
  const [first, second] = lines;
  const back = draftOf(quotation, lines);
  expect(back).toEqual({
    ...form,
    lines: form.lines.map((line, index) => ({ ...line, key: (index === 0 ? first : second)?.id })),
  });
});

test('the review shows what the server freezes when it is sent now, word for word', async () => {
  const world = await begin({ payment: '50 % al aceptar.', quotationTerms: 'Una condición.\n\n Otra. ' });
  const dollars = { currencyId: 2, fxRate: '4123.45', fxRateDate: '2026-11-20' };
  const place = { place: 'Museo', address: ' ', phoneClient: '(300) 123-4567', nameContact: ' Camila ' };
  const own = filled(world.empty, world.client.id);
  const drafts = [
    own,
    changeDraft(own, { kind: 'set', fields: { ...NO_WORDS, ...place, observation: 'Con vestuario' } }),
    changeDraft(own, { kind: 'set', fields: dollars }),
  ];
  for (const draft of drafts) {
    const form = { ...draft, id: crypto.randomUUID() };
    const clocks = { toInstant: zonedDateTimeToInstant, now: new Date() };
    const shown = offerOf(form, priceForm(form, world.options), world.options, clocks);
    const { quotation } = await save(world, form);
    const { content } = await getOffer(world.actor, quotation.id);
    expect(shown).toEqual({ ...content, issuedAt: shown?.issuedAt });
  }
});

test('a line that is not taken has the ceiling of the others', async () => {
  const { client, options, empty } = await begin();
  const form = filled(empty, client.id);
  const left = { women: 1000, men: 0, days: 2, budget: 1_000_000_000, optional: true, taken: false };
  const large = changeDraft(form, { kind: 'setLine', key: 'b', fields: left });
  expect(priceForm(large, options).problem).toBe('TOO_LARGE');
  const small = changeDraft(large, { kind: 'setLine', key: 'b', fields: { budget: 900_000 } });
  expect(priceForm(small, options).problem).toBeNull();
});

test('a draft is kept once it has city and dates, and says what lacks to send it', async () => {
  const { client, options, empty } = await begin();
  const wrongIn = (typing: DraftForm) => draftProblems(typing, priceForm(typing, options));
  const lackingIn = (typing: DraftForm) => sendingProblems(typing, priceForm(typing, options));
  expect(canBeKept(empty)).toBe(false);
  expect(wrongIn(empty)).toEqual({});
  expect(Object.keys(lackingIn(empty)).sort()).toEqual([
    'clientId',
    'dates',
    'emailClient',
    'lines',
    'nameEvent',
  ]);
  const form = filled(empty, client.id);
  expect(canBeKept(form)).toBe(true);
  expect(lackingIn(form)).toEqual({});
  const wrong = typed(form, { kind: 'set', fields: { emailClient: 'mal', gain: '100', hours: 30 } });
  expect(Object.keys(wrongIn(wrong)).sort()).toEqual(['emailClient', 'gain', 'hours']);
  const unfinished = changeDraft(form, { kind: 'addLine', key: 'c', profile: 'chef' });
  expect(lackingIn(unfinished)).toEqual({ lines: 'quotations.profiles.incomplete' });
  expect(priceForm(unfinished, options)).toMatchObject({ incomplete: 1 });
  const dollars = changeDraft(form, { kind: 'set', fields: { currencyId: 2, fxRate: '' } });
  expect(wrongIn(dollars)).toEqual({ fxRate: 'validation.quotation.fxRate' });
});
