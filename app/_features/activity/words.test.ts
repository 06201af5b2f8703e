import { expect, test } from 'vitest';
import { ACTIVITY_KINDS } from '@/lib/agencies/activity/rules';
import { messages } from '@/lib/i18n/messages/es';
import { unnamed } from './use-activity-words';

/** Not of an agency's people and not of its work: what happens to a talent and its photos. */
const OF_TALENTS = ['talent', 'photo', 'data-request'];

// That every action has words, the type of `recordAudit` says.
test('every entity of an agency has a kind by which it is found', () => {
  const known: readonly string[] = Object.values(ACTIVITY_KINDS).flat();
  const entities = Object.keys(messages.activity.what).filter((entity) => entity !== 'other');
  expect(entities.filter((entity) => !known.includes(entity) && !OF_TALENTS.includes(entity))).toEqual([]);
});

test('who is known to be a talent, a client or the person itself is not just somebody', () => {
  expect(unnamed('job', 'event')).toBe('system');
  for (const kind of ['talent', 'linkHolder']) expect(unnamed(kind, 'claim'), kind).toBe('talent');
  expect(unnamed('linkHolder', 'quotation')).toBe('client');
  expect(unnamed('linkHolder', 'member')).toBe('person');
  expect(unnamed('anonymous', 'client')).toBe('someone');
  // Whoever registers has no name in the trail yet.
  expect(messages.activity.what.agency.create).not.toContain('{who}');
});
