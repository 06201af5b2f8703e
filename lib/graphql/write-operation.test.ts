import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sentAs, withFields } from '@/lib/core/wire-types';
import { defineWrite } from './define-write';
import { operationOf, variablesOf } from './write-operation';

const stop = sentAs('StopInput', z.object({ at: z.string() }));
const fields = z.object({
  id: z.uuid(),
  stateId: z.optional(z.int()),
  note: z.optional(z.nullable(z.string())),
  budget: z.optional(sentAs('Money', z.int())),
  share: z.number(),
  urgent: z.optional(z.boolean()),
  stops: z.array(stop),
});

const ID = '0190aaaa-0000-7000-8000-000000000001';

test('arguments come of the schema, by the names and types of the wire', () => {
  const write = defineWrite('keepPlan', fields, { wire: { stateId: 'state' }, answer: { id: 'ID!' } });
  expect(operationOf(write)).toBe(
    'mutation KeepPlan($id: ID!, $state: Int, $note: String, $budget: Money, $share: Float!, $urgent: Boolean, $stops: [StopInput!]!) ' +
      '{ keepPlan(id: $id, state: $state, note: $note, budget: $budget, share: $share, urgent: $urgent, stops: $stops) { id } }',
  );
  const given = { id: ID, stateId: 3, note: null, urgent: undefined, share: 0.5, stops: [{ at: 'a' }] };
  // A null stays where it clears, and what is not given goes.
  expect(variablesOf(write, given)).toEqual({
    id: ID,
    state: 3,
    note: null,
    share: 0.5,
    stops: [{ at: 'a' }],
  });
});

test('an input holds all but what goes beside it, and the revision that was seen', () => {
  const write = defineWrite('keepPlan', fields, {
    input: 'PlanInput',
    beside: ['id'],
    wire: { stateId: 'state' },
    answer: [{ id: 'ID!', parts: { name: 'String!' } }],
    revised: true,
  });
  expect(operationOf(write)).toBe(
    'mutation KeepPlan($id: ID!, $input: PlanInput!, $seenRevision: Int) ' +
      '{ keepPlan(id: $id, input: $input, seenRevision: $seenRevision) { id parts { name } } }',
  );
  expect(variablesOf(write, { id: ID, stateId: 3, share: 1, stops: [], seenRevision: 4 })).toEqual({
    id: ID,
    input: { state: 3, share: 1, stops: [] },
    seenRevision: 4,
  });
});

test('plain values need no schema', () => {
  const write = defineWrite(
    'markAll',
    { ids: '[ID!]!', from: 'DateTime', on: 'Boolean!' },
    { answer: 'Int!' },
  );
  expect(operationOf(write)).toBe(
    'mutation MarkAll($ids: [ID!]!, $from: DateTime, $on: Boolean!) { markAll(ids: $ids, from: $from, on: $on) }',
  );
  expect(variablesOf(write, { ids: [ID], on: false })).toEqual({ ids: [ID], on: false });
  expect(operationOf(defineWrite('closeAll', {}))).toBe('mutation CloseAll { closeAll { id } }');
});

test('an input type of plain values is named where it stands, and nothing in it is sent that was not given', () => {
  const stops = withFields('[StopInput!]!', { at: 'String!', note: 'String' });
  const write = defineWrite('keepStops', { stops, first: withFields('StopInput', stops.fields) });
  expect(operationOf(write)).toBe(
    'mutation KeepStops($stops: [StopInput!]!, $first: StopInput) { keepStops(stops: $stops, first: $first) { id } }',
  );
  expect(variablesOf(write, { stops: [{ at: 'a', note: null }], first: null })).toEqual({
    stops: [{ at: 'a' }],
  });
});

test('a revision that the input itself names stays in it', () => {
  const write = defineWrite('keepPlan', z.object({ id: z.uuid(), seenRevision: z.optional(z.int()) }), {
    input: 'PlanInput',
  });
  expect(operationOf(write)).toBe('mutation KeepPlan($input: PlanInput!) { keepPlan(input: $input) { id } }');
  expect(variablesOf(write, { id: ID, seenRevision: 2 })).toEqual({ input: { id: ID, seenRevision: 2 } });
});
