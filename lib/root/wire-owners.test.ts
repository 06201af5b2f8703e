import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { operationOf } from '@/lib/graphql/write-operation';
import { declaredWrites } from './testing/declared-writes';
import { OF_ONE_LIST, OWNERS } from './testing/wire-owners';

// What the wire holds is asked by somebody: the specification, the app, programs of agencies, or a screen.

const root = path.join(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(path.join(root, 'lib/graphql/schema.graphql'), 'utf8'));
const guide = readFileSync(path.join(root, 'docs/mobile-api.md'), 'utf8');

const sources = ['app', 'lib'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file))
    .map((file) => path.join(root, folder, file)),
);

const texts = sources
  .filter((file) => existsSync(file))
  .map((file) => ({ ofScreen: file.startsWith(path.join(root, 'app')), text: readFileSync(file, 'utf8') }));
const namedByScreens = new Set(
  texts.flatMap(({ ofScreen, text }) => (ofScreen ? (text.match(/\b[A-Z][A-Z_]+\b/g) ?? []) : [])),
);

/** Operations of screens: what stands in a call of `graphql`, and the declared writes that they name. */
const documents = [
  ...texts
    .flatMap(({ text }) => [...text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)])
    .map(([, operation]) => operation ?? ''),
  ...[...(await declaredWrites())]
    .filter(([name]) => namedByScreens.has(name))
    .map(([, write]) => operationOf(write)),
];

/** `Type.field` of everything that these ask. */
function askedBy(texts: readonly string[]): ReadonlySet<string> {
  const asked = new Set<string>();
  for (const text of texts) {
    const info = new TypeInfo(schema);
    const Field = () => {
      asked.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`);
    };
    visit(parse(text), visitWithTypeInfo(info, { Field }));
  }
  return asked;
}

const byScreens = askedBy(documents);
const examples = readFileSync(path.join(root, 'app/api/openapi/graphql-examples.ts'), 'utf8');
const byExamples = askedBy([...examples.matchAll(/query: `([^`]*)`/g)].map(([, text]) => text ?? ''));
/** Words of the app's guide that stand in code. */
const byApp = new Set(
  [...guide.matchAll(/```[^`]*```|`[^`]*`/g)].flatMap(([code]) => code.match(/\w+/g) ?? []),
);
const listed = new Set(Object.values(OWNERS).flat());

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
  (type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ key: `${type?.name}.${field.name}`, field })),
);
const isOutward = ({ key, field }: (typeof roots)[number]) =>
  listed.has(key) || byApp.has(field.name) || byExamples.has(key);

/** The object types that these lead to. */
function typesFrom(names: readonly string[], found = new Map<string, GraphQLObjectType>()) {
  for (const name of names) {
    const type = schema.getType(name);
    if (!isObjectType(type) || found.has(name)) continue;
    found.set(name, type);
    typesFrom(
      Object.values(type.getFields()).map(({ type: of }) => getNamedType(of).name),
      found,
    );
  }
  return found;
}

const typeOf = ({ field }: (typeof roots)[number]) => getNamedType(field.type).name;

test('the operations of screens and the examples are found', () => {
  expect(documents.length).toBeGreaterThan(250);
  expect(byExamples.size).toBeGreaterThan(4);
});

test('every query, mutation and subscription has an owner', () => {
  const ownerless = roots.filter((one) => !isOutward(one) && !byScreens.has(one.key)).map(({ key }) => key);
  expect(ownerless, 'ask it from a screen, or name its owner in testing/wire-owners.ts').toEqual([]);
});

test('no owner is named of what is not there', () => {
  expect([...listed].filter((key) => !roots.some((one) => one.key === key))).toEqual([]);
});

test('what only screens reach holds the fields that they ask, and no others', () => {
  const outward = typesFrom(roots.filter(isOutward).map(typeOf));
  const inner = [...typesFrom(roots.map(typeOf)).values()].filter(({ name }) => !outward.has(name));
  const unasked = inner
    .filter(({ name }) => !OF_ONE_LIST.includes(name))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .filter((key) => !byScreens.has(key));
  expect(unasked, 'a screen asks it, or it goes').toEqual([]);
});

test('every type is reached', () => {
  const reached = typesFrom(roots.map(typeOf));
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const own = types.filter(
    ({ name }) => !name.startsWith('__') && !/^(Query|Mutation|Subscription)$/.test(name),
  );
  expect(own.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([]);
});
