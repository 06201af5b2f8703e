import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { schema } from '@/lib/root/schema';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeFirst, sendAddition } from './additions/testing/added-to';
import { makeChoosable } from './answers/testing/choosable';
import { saveTemplate } from './templates/save-template';

const database = useDatabase();

async function ask(actor: Actor, source: string, variableValues: Record<string, unknown> = {}) {
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues,
    contextValue: { actor, requestId: 'test' },
  });
  if (errors?.[0]) throw errors[0].originalError ?? errors[0];
  // Results have no prototype; as plain JSON they can be compared.
  return JSON.parse(JSON.stringify(data));
}

const CREATE = `mutation ($input: QuotationInput!) {
  createQuotation(input: $input) {
    id code stateId nameEvent nameClient percentageGain subtotalItalentt subtotalPlatform totalPlatform
    subtotal iva total revision city { name } client { name }
    quotationTypeTalents { profile gainItalentt paymentClient expectedPayment netIncome genders { gender quantity } }
  }
}`;

const input = {
  nameEvent: 'Feria',
  cityId: 1,
  startDate: '2027-03-01T13:00:00Z',
  endDate: '2027-03-01T23:00:00Z',
  percentageGain: '20',
  feeding: 0,
  transport: 20000,
  quotationTypeTalents: [
    {
      profile: 'modelo',
      quantityDays: 1,
      budget: 180000,
      payBasis: 'GROSS',
      genders: [{ gender: 'FEMENINO', quantity: 2 }],
      totalClient: 1,
    },
  ],
  total: 1,
  priceGain: 1,
};

test('a program tells what adds to an event from what made it', async () => {
  const made = await makeFirst(database.db);
  const addition = await sendAddition(made);
  const READ = 'query ($id: ID!) { quotation(id: $id) { additionOf event { id quotation { id } } } }';
  const event = { id: made.eventId, quotation: { id: made.first.id } };
  const read = (id: string) => ask(made.actor, READ, { id });
  expect(await read(made.first.id)).toEqual({ quotation: { additionOf: null, event } });
  expect(await read(addition.id)).toEqual({ quotation: { additionOf: made.first.id, event } });
});

test('a template counts the lines and the people that its total has', async () => {
  const { actor, quotation } = await makeChoosable(database.db);
  await saveTemplate(actor, { quotationId: quotation.id, name: 'Feria' });
  const { quotationTemplates } = await ask(
    actor,
    '{ quotationTemplates { lineCount people lines { taken } } }',
  );
  expect(quotationTemplates).toEqual([
    { lineCount: 3, people: 8, lines: [true, false, true, false, true].map((taken) => ({ taken })) },
  ]);
});

test('a quotation is created with the names of the specification, its results ignored, and updated whole', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency, name: 'Compañía' });
  const { createQuotation } = await ask(actor, CREATE, { input: { ...input, clientId: client.id } });
  expect(createQuotation).toMatchObject({
    code: null,
    stateId: 61,
    nameClient: 'Compañía',
    percentageGain: '20',
    subtotalItalentt: 36000,
    subtotalPlatform: 436000,
    subtotal: 545000,
    iva: 103550,
    total: 648550,
    city: { name: 'Bogotá' },
    client: { name: 'Compañía' },
    quotationTypeTalents: [
      {
        profile: 'modelo',
        gainItalentt: 36000,
        paymentClient: 272500,
        genders: [{ gender: 'FEMENINO', quantity: 2 }],
      },
    ],
  });
  const { id, revision } = createQuotation;
  const UPDATE = CREATE.replaceAll('createQuotation', 'updateQuotation');
  const { updateQuotation } = await ask(actor, UPDATE, {
    input: { ...input, id, seenRevision: revision, nameEvent: 'Otra', quotationTypeTalents: [] },
  });
  expect(updateQuotation).toMatchObject({ id, nameEvent: 'Otra', total: 0, quotationTypeTalents: [] });
});

test('what is wrong is said of the field by its name on the wire', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const [line] = input.quotationTypeTalents;
  const lines = [{ ...line, payBasis: 'BRUTO', quantityDays: 0 }];
  const wrong = { ...input, percentageGain: '100', quotationTypeTalents: lines };
  await expect(ask(actor, CREATE, { input: wrong })).rejects.toMatchObject({
    code: 'INVALID',
    fields: {
      percentageGain: 'validation.quotation.gain',
      'quotationTypeTalents.0.payBasis': 'validation.option',
      'quotationTypeTalents.0.quantityDays': 'validation.quotation.days',
    },
  });
});

test('agency lists descend by code, quotes ascend, and states and pages narrow them', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  for (let made = 0; made < 3; made++) await makeQuotation(database.db, { agency });
  await makeQuotation(database.db);
  const read = await ask(
    actor,
    `query ($agency: ID) {
      quotations(agencyId: $agency) { code }
      quotes { code }
      second: quotations(page: 2, pageSize: 2) { code }
      byCode: quotations(code: 2) { code }
      rejected: quotations(state: 64) { code }
    }`,
    { agency: agency.id },
  );
  const codes = Object.fromEntries(
    Object.entries(read).map(([key, rows]) => [key, (rows as { code: number }[]).map(({ code }) => code)]),
  );
  expect(codes).toEqual({ quotations: [3, 2, 1], quotes: [1, 2, 3], second: [1], byCode: [2], rejected: [] });
});

test('send, reject, duplicate and accept by their wire names', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const { createQuotation } = await ask(actor, CREATE, { input: { ...input, clientId: client.id } });
  const { id, total } = createQuotation;
  const { sendQuotation } = await ask(
    actor,
    'mutation ($id: ID!, $total: Money) { sendQuotation(id: $id, total: $total) { code stateId validUntil } }',
    { id, total },
  );
  expect(sendQuotation).toMatchObject({ code: 1, stateId: 62 });
  const { duplicateQuotation } = await ask(
    actor,
    'mutation ($id: ID!) { duplicateQuotation(id: $id) { id code stateId total } }',
    { id },
  );
  expect(duplicateQuotation).toMatchObject({ code: null, stateId: 61, total });
  const { rejectQuotation } = await ask(
    actor,
    'mutation ($id: ID!) { rejectQuotation(id: $id, reason: "Muy caro") { stateId rejectedReason } }',
    { id },
  );
  expect(rejectQuotation).toEqual({ stateId: 64, rejectedReason: 'Muy caro' });
});

test('a list with lines, genders, cities and clients takes as many statements for many as for one', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const read = () =>
    ask(
      actor,
      '{ quotations { total city { name } client { name } quotationTypeTalents { profile genders { quantity } } } }',
    );
  await makeQuotation(database.db, { agency });
  const one = await countStatements(read);
  for (let made = 0; made < 4; made++) await makeQuotation(database.db, { agency, lines: [{}, {}] });
  const many = await countStatements(read);
  expect(many.result.quotations).toHaveLength(5);
  expect(many.statements.length).toBe(one.statements.length);
});
