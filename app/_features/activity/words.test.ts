import { expect, test } from 'vitest';
import { ACTIVITY_KINDS } from '@/lib/agencies/activity/rules';
import { messages } from '@/lib/i18n/messages/es';

/** Not of an agency's people and not of its work: what happens to a talent and its photos. */
const OF_TALENTS = ['talent', 'photo', 'data-request'];

// That every action has words, the type of `recordAudit` says.
test('every entity of an agency has a kind by which it is found', () => {
  const known: readonly string[] = Object.values(ACTIVITY_KINDS).flat();
  const entities = Object.keys(messages.activity.what).filter((entity) => entity !== 'other');
  expect(entities.filter((entity) => !known.includes(entity) && !OF_TALENTS.includes(entity))).toEqual([]);
});
