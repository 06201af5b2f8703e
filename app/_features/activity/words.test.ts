import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ACTIVITY_KINDS } from '@/lib/agencies/activity/rules';
import { messages } from '@/lib/i18n/messages/es';

const lib = path.resolve(import.meta.dirname, '../../../lib');

/** Writes whose entity or action is no literal where they record it. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'agencies/registration/account/open-account.ts': ['user create', 'agency create'],
  'agencies/review/move-agency.ts': [
    'agency approve',
    'agency review',
    'agency suspend',
    'agency reactivate',
  ],
  'identity/sessions/close-session.ts': ['user close-session', 'user close-all-sessions'],
};

/** Not of an agency's people and not of its work: what happens to a talent. */
const OF_TALENTS = ['talent', 'talent-photo'];

const sources = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== path.join('platform', 'audit.ts'),
);

/** The text between the brackets of each call of `recordAudit`. */
function callsIn(source: string): string[] {
  return [...source.matchAll(/recordAudit\(/g)].map(({ index }) => {
    let depth = 0;
    for (let end = index; end < source.length; end++) {
      if (source[end] === '(') depth++;
      if (source[end] === ')' && --depth === 0) return source.slice(index, end);
    }
    return '';
  });
}

const literals = (call: string, field: string): string[] => {
  const value = new RegExp(`\\b${field}:([^,\\n]*(?:\\n\\s+[?:][^,\\n]*)*)`).exec(call)?.[1] ?? '';
  // Of a condition only what it chooses between.
  return [...value.replace(/^.*\?/, '').matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);
};

const recorded = sources.flatMap((file) => {
  const source = readFileSync(path.join(lib, file), 'utf8');
  const elsewhere = ELSEWHERE[file.split(path.sep).join('/')] ?? [];
  const pairs = callsIn(source).flatMap((call) =>
    literals(call, 'entity').flatMap((entity) =>
      literals(call, 'action').map((action) => `${entity} ${action}`),
    ),
  );
  return callsIn(source).length > 0
    ? [{ file, pairs: [...pairs, ...elsewhere], calls: callsIn(source).length }]
    : [];
});
const pairs = [...new Set(recorded.flatMap((source) => source.pairs))].sort();

test('each write is read here: none leaves entries whose words are not looked at', () => {
  expect(recorded.filter((source) => source.pairs.length < source.calls).map(({ file }) => file)).toEqual([]);
});

test.each(pairs)('%s is told in words', (pair) => {
  const [entity = '', action = ''] = pair.split(' ');
  const what: Record<string, string | Record<string, string>> = messages.activity.what;
  const words = what[entity];
  expect(typeof words === 'object' ? words[action] : undefined).toEqual(expect.any(String));
});

test('every entity of an agency has a kind by which it is found', () => {
  const known: readonly string[] = Object.values(ACTIVITY_KINDS).flat();
  const entities = new Set(pairs.map((pair) => pair.split(' ')[0] ?? ''));
  expect([...entities].filter((entity) => !known.includes(entity) && !OF_TALENTS.includes(entity))).toEqual(
    [],
  );
});
