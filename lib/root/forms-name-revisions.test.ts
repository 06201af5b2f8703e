import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, isEnumType, Kind, type OperationDefinitionNode, parse, type TypeNode } from 'graphql';
import { expect, test } from 'vitest';
import { operationOf } from '@/lib/graphql/write-operation';
import { edits } from './edits';
import { declaredWrites } from './testing/declared-writes';
import { LINK_FORMS, WITHOUT_REVISION } from './testing/form-mutations';

/** Forms that change what has a revision and name none. */
const OF_NOTHING_SEEN: Readonly<Record<string, string>> = {
  'app/(portal)/perfil/[id]/[name]/_account/password-section.tsx':
    'nobody sees the password that it replaces',
  'app/(portal)/transporte/ciudades/[id]/requester-form.tsx':
    'gives one from now on; the one before stays in the audit trail',
  'app/(talent)/mi-perfil/cuenta/password-form.tsx': 'nobody sees the password that it replaces',
};

const FORM = /\buse(WriteForm|FormOf|SelfSaving)(<\w+>)?\(/;
/** Forms of links, but for the parts of which they are made. */
const LINK_FORM = /(?<!function )\buse(LinkForm|PostedForm|Registration)\(/;
const PARTS = [
  'app/(public)/_link-forms/use-posted-form.ts',
  'app/(public)/_registration/use-registration.ts',
];

type Sent = {
  readonly path: string;
  readonly text: string;
  readonly operation: OperationDefinitionNode;
  /** The kit of forms sends it, with what was seen. */
  readonly byKit: boolean;
};

const schema = buildSchema(readFileSync('lib/graphql/schema.graphql', 'utf8'));
const screens = new Map<string, string>();
for (const name of readdirSync('app', { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(name) || name.includes('.test.')) continue;
  screens.set(`app/${name}`, readFileSync(`app/${name}`, 'utf8'));
}

const writes = await declaredWrites();

/** Every mutation of a screen by the name of its document, and every declared write by its own. */
function documents(): Map<string, OperationDefinitionNode[]> {
  const found = new Map<string, OperationDefinitionNode[]>();
  const add = (name: string, source: string) => {
    const [operation] = parse(source).definitions;
    if (operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === 'mutation')
      found.set(name, [...(found.get(name) ?? []), operation]);
  };
  for (const [name, write] of writes) add(name, operationOf(write));
  for (const text of screens.values()) {
    for (const [, name = '', source = ''] of text.matchAll(/const (\w+) = graphql\(\s*`([^`]*)`/g))
      add(name, source);
  }
  return found;
}

/** What the screens send, and from where. */
function sent(): Sent[] {
  const known = documents();
  return [...screens].flatMap(([path, text]) =>
    [...text.matchAll(/\buse(Write|Action|FormOf)\(([^)]*)\)/g)].flatMap(([, by, inside = '']) =>
      [...inside.matchAll(/\b[A-Z][A-Z_]+\b/g)].flatMap(([name]) =>
        (known.get(name) ?? []).map((operation) => ({ path, text, operation, byKit: by === 'FormOf' })),
      ),
    ),
  );
}

const nameOfType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOfType(type.type);

/** Something is typed for it, where others only name what they act upon. */
const takesWords = ({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
  variableDefinitions.some(({ type }) => {
    const name = nameOfType(type);
    return !['ID', 'Boolean'].includes(name) && !isEnumType(schema.getType(name));
  });

const fieldsOf = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));

const namesRevision = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every(
    (one) => one.kind === Kind.FIELD && one.arguments?.some(({ name }) => name.value === 'seenRevision'),
  );

const forms = sent().filter(({ text, operation }) => FORM.test(text) || takesWords(operation));

test('every mutation of a form names the revision that it saw, or says why nothing can be lost by it', () => {
  expect(forms.length).toBeGreaterThan(100);
  const unknown = forms.flatMap(({ path, operation }) =>
    fieldsOf(operation)
      .filter((field) => !(field in edits) && !(field in WITHOUT_REVISION))
      .map((field) => `${field}: ${path}`),
  );
  expect(unknown).toEqual([]);
  const silent = forms
    .filter(
      ({ operation }) => fieldsOf(operation).some((field) => field in edits) && !namesRevision(operation),
    )
    .map(({ path, operation }) => `${operation.name?.value}: ${path}`);
  expect(silent).toEqual([]);
});

test('every form of something kept gives its revision to the kit, and what was seen to the write', () => {
  const without = forms
    .filter(({ text, operation }) => FORM.test(text) && fieldsOf(operation).some((field) => field in edits))
    .filter(({ text, byKit }) => !/\brevision\b/.test(text) || !(byKit || /\bseen\b/.test(text)))
    .map(({ path }) => path);
  expect([...new Set(without)].sort()).toEqual(Object.keys(OF_NOTHING_SEEN).sort());
});

test('no reason stands for a form that is not there', () => {
  const fields = new Set(forms.flatMap(({ operation }) => fieldsOf(operation)));
  expect(Object.keys(WITHOUT_REVISION).filter((field) => !fields.has(field) || field in edits)).toEqual([]);
});

test('every form of a link says what it sends', () => {
  const found = [...screens]
    .filter(([path, text]) => LINK_FORM.test(text) && !PARTS.includes(path))
    .map(([path]) => path);
  expect(found.sort()).toEqual(Object.keys(LINK_FORMS).sort());
});
