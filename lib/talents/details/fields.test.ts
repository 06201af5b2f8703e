import { readFileSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { buildSchema, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { talents } from '@/db/schema';
import { shownOfTalents } from '@/lib/archives/conditions';
import { ALL_FIELDS, MEASURES, TALENT_FIELDS, WORDED_FIELDS } from '@/lib/core/talent-fields';
import { short, whole } from '@/lib/i18n/messages/es/talents/fields.json';

const schema = buildSchema(readFileSync('lib/graphql/schema.graphql', 'utf8'));

function fieldsOn(type: string): readonly string[] {
  const found = schema.getType(type);
  if (!(found instanceof GraphQLInputObjectType || found instanceof GraphQLObjectType)) throw new Error(type);
  return Object.keys(found.getFields());
}
const missing = (given: readonly string[]) => ALL_FIELDS.filter((field) => !given.includes(field));

test('every plain field of a talent is a column that may be empty, as erasure leaves it', () => {
  const empty = Object.entries(getTableColumns(talents)).filter(([, column]) => !column.notNull);
  expect(missing(empty.map(([name]) => name))).toEqual([]);
});

test('each is taken and answered by GraphQL', () => {
  for (const type of ['CreateTalentInput', 'UpdateTalentInput', 'Talent'])
    expect(missing(fieldsOn(type)), type).toEqual([]);
});

test('what the showcase or the page tells goes into the archive of an agency that is shown the talent, and no other', () => {
  const told = ALL_FIELDS.filter((field) => ['showcase', 'profile'].includes(TALENT_FIELDS[field].seen));
  const columns = told.map((field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(Object.keys(shownOfTalents).toSorted()).toEqual(
    [...columns, 'residence_city_id', 'offer_terms'].toSorted(),
  );
});

test('looks have a short label and a whole one', () => {
  for (const field of [...MEASURES, ...WORDED_FIELDS]) {
    expect(short).toHaveProperty(field);
    expect(whole).toHaveProperty(field);
  }
});
