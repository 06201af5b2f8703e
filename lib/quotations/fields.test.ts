import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { LINE_FIELDS, TEMPLATE_FIELDS, TYPED_FIELDS } from '@/lib/core/quotation-fields';
import { TYPED } from './versions/rules/match-lines';
import { FIELD_GROUPS } from './versions/rules/version-content';
import { fromWire, toWire } from './wire';

const schema = buildSchema(readFileSync('lib/graphql/schema.graphql', 'utf8'));

/** The fields of a type of the wire, by their names inside. */
function fieldsOn(type: string): string[] {
  const found = schema.getType(type);
  if (!(found instanceof GraphQLInputObjectType || found instanceof GraphQLObjectType)) throw new Error(type);
  return Object.keys(fromWire(found.getFields()));
}
const missing = (wanted: readonly string[], given: readonly string[]) =>
  wanted.filter((field) => !given.includes(field));

test('everything that is typed can be sent and read', () => {
  expect(missing(TYPED_FIELDS, fieldsOn('QuotationInput'))).toEqual([]);
  expect(missing(TYPED_FIELDS, [...fieldsOn('Quotation'), 'cityId'])).toEqual([]);
  expect(missing(TEMPLATE_FIELDS, fieldsOn('QuotationTemplate'))).toEqual([]);
  for (const type of ['QuotationTypeTalentInput', 'QuotationTypeTalent', 'TemplateLine'])
    expect(missing(LINE_FIELDS, fieldsOn(type))).toEqual([]);
});

test('everything that is typed is compared between two versions', () => {
  // Ids are compared by what they stand for, instants by the clock of the event.
  const shown = ['clientId', 'cityId', 'currencyId', 'dialingCode', 'startDate', 'endDate'];
  expect(missing(TYPED_FIELDS, [...Object.values(FIELD_GROUPS).flat(), ...shown])).toEqual([]);
  expect(missing(LINE_FIELDS, [...TYPED, 'profile'])).toEqual([]);
});

test('the wire keeps the order of fields and comes back as it was', () => {
  const inside = { gain: '20', feeding: 1, lines: [{ days: 2, genders: [{ gender: 'FEMENINO' }] }] };
  const wire = toWire(inside);
  expect(JSON.stringify(wire)).toBe(
    '{"percentageGain":"20","feeding":1,"lines":[{"quantityDays":2,"genders":[{"gender":"FEMENINO"}]}]}',
  );
  expect(fromWire(wire)).toEqual(inside);
});
