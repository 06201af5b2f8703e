import {
  GraphQLNonNull,
  type GraphQLOutputType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { expect, test } from 'vitest';
import type { Answer } from '@/lib/graphql/define-write';
import { operationOf } from '@/lib/graphql/write-operation';
import { edits } from './edits';
import { schema } from './schema';
import { declaredWrites } from './testing/declared-writes';

const writes = await declaredWrites();
const fields = schema.getMutationType()?.getFields() ?? {};

/** Where an answer is declared otherwise than the wire has it. */
function wrongIn(answer: Answer, type: GraphQLOutputType, path: string): string[] {
  if (typeof answer === 'string') return String(type) === answer ? [] : [`${path} is ${type}, not ${answer}`];
  const isList = Array.isArray(answer);
  const inner = getNullableType(type);
  if (inner === type) return [`${path} may be null`];
  if (isListType(inner) !== isList) return [`${path} is ${type}`];
  const [asked] = isList ? answer : [answer];
  const object = isListType(inner) ? getNullableType(inner.ofType) : inner;
  if (!isObjectType(object)) return [`${path} is ${type}`];
  return Object.entries<Answer>(asked).flatMap(([name, below]) => {
    const field = object.getFields()[name];
    return field ? wrongIn(below, field.type, `${path}.${name}`) : [`${path} has no ${name}`];
  });
}

test('every declared write is served as it is declared', () => {
  expect(writes.size).toBeGreaterThan(10);
  const wrong = [...writes.values()].flatMap((write) => {
    const errors = validate(schema, parse(operationOf(write))).map(({ message }) => message);
    const type = fields[write.name]?.type;
    if (!type) return errors;
    if (isNonNullType(type) === write.nullable) errors.push(`${write.name} answers ${type}`);
    const answered = typeof write.answer === 'string' ? type : new GraphQLNonNull(getNullableType(type));
    return [...errors, ...wrongIn(write.answer, answered, write.name)];
  });
  expect(wrong).toEqual([]);
});

test('a write names the revision that was seen where it changes something kept, and nowhere else', () => {
  const wrong = [...writes.values()].filter(({ name, revised }) => revised !== name in edits);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no two declare the same mutation', () => {
  const names = [...writes.values()].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
