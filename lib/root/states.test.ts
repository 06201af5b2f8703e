import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LIFECYCLES } from '@/lib/core/states/all';
import activity from '@/lib/i18n/messages/es/activity.json';

const root = path.resolve(import.meta.dirname, '../..');
const ACTIONS = new Set(
  Object.entries(activity.what).flatMap(([entity, words]) =>
    typeof words === 'string' ? [] : Object.keys(words).map((verb) => `${entity}.${verb}`),
  ),
);
const ACTS = new Set<string>(LIFECYCLES.flatMap(({ moves }) => moves.map(({ act }) => act)));

/** Of the things that have tables, what the audit trail tells with a before or an after that is none of their states. */
const ADVANCE = 'how its advance stands, which follows from what was asked and proven';
const WAVES = 'how the waves of a call stand';
const SAME = 'stays in its state';
const OTHER_CHANGES: Readonly<Record<string, string>> = {
  'claim.approve-first': SAME,
  'contract.end-act': 'how what was proposed stands, not the contract',
  'convocated.record-outside-answer': 'to whom the yes was said',
  'convocatory.change-waves': WAVES,
  'convocatory.finish-waves': WAVES,
  'convocatory.pause-waves': WAVES,
  'convocatory.resume-waves': WAVES,
  'convocatory.send-wave': WAVES,
  'convocatory.start-waves': WAVES,
  'convocatory.stop-waves': WAVES,
  'event.ask-advance': ADVANCE,
  'event.confirm-advance': ADVANCE,
  'event.prove-advance': ADVANCE,
  'event.refuse-advance': ADVANCE,
  'event.undo-advance': ADVANCE,
  'event.withdraw-advance': ADVANCE,
  'member.become-owner': 'a role',
  'member.change-role': 'a role',
  'member.reactivate': 'a role',
  'photo.move': 'book or gallery',
  'quotation.request-change': SAME,
  'quotation.resend': SAME,
  'quotation.update': SAME,
  'ride.go-over': 'another provider',
  'talent.change-profiles': SAME,
};

test('every act of the tables is one of the audit trail', () => {
  expect([...ACTS].filter((act) => !ACTIONS.has(act))).toEqual([]);
});

/** What stands in the brackets that open at an index of a text. */
function bracketed(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at);
  }
  throw new Error('a bracket is not closed');
}

const NAMED = /'([a-z-]+\.[a-z-]+)'/g;
const MADE = /`([a-z-]+)\.\$\{/g;
const STATES = /\b(?:from|to)\s*(?::|[,}])|\b(?:change|moved|states)\b/;

/** Actions that a file tells with a state before or after. */
function statesTold(source: string): string[] {
  return [...source.matchAll(/\brecordAudits?\(/g)].flatMap(({ index = 0, 0: call }) => {
    const told = bracketed(source, index + call.length - 1);
    if (!STATES.test(told)) return [];
    const literal = [...told.matchAll(NAMED)].flatMap(([, name = '']) => (ACTIONS.has(name) ? [name] : []));
    const made = [...told.matchAll(MADE)].map(([, entity = '']) => `${entity}.*`);
    if (literal.length + made.length > 0) return [...literal, ...made];
    return [...source.matchAll(NAMED)].flatMap(([, name = '']) => (ACTIONS.has(name) ? [name] : []));
  });
}

test('every change of state that the audit trail is told of is an act of a table', () => {
  const told = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[/\\]testing[/\\]|audit\.ts$/.test(file))
    .flatMap((file) => statesTold(readFileSync(path.join(root, 'lib', file), 'utf8')));
  const entities = new Set([...ACTS].map((act) => act.split('.')[0] ?? ''));
  const known = (action: string) =>
    ACTS.has(action) || (action.endsWith('.*') && entities.has(action.slice(0, -2)));
  const changes = [...new Set(told)].filter((action) => entities.has(action.split('.')[0] ?? ''));
  expect(changes.filter((action) => !known(action)).sort()).toEqual(Object.keys(OTHER_CHANGES).sort());
});
