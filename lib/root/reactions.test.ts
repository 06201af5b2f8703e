import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { transact } from '@/lib/platform/transaction';
import { DOMAIN_RANK } from '@/scripts/boundaries/place';
import { describeHappenings } from '@/scripts/happenings/read-happenings';
import { REACTING } from './reactions';

useDatabase();
const root = path.resolve(import.meta.dirname, '../..');
const WHAT = { agencyId: 'a' };

/** A process of its own, which has registered nothing yet. */
async function freshReactions() {
  vi.resetModules();
  return import('@/lib/platform/reactions/react');
}

test('every domain that has reactions is registered, and later ones come first', () => {
  const domains = readdirSync(path.join(root, 'lib')).filter((domain) =>
    existsSync(path.join(root, 'lib', domain, 'reactions.ts')),
  );
  const registered = Object.keys(REACTING);
  expect(registered.toSorted()).toEqual(domains.filter((domain) => domain !== 'root').sort());
  const ranks = registered.map((domain) => DOMAIN_RANK[domain] ?? 0);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
});

test('a process that registered no reactions fails loudly instead of doing half of a write', async () => {
  const { react } = await freshReactions();
  const attempt = transact((tx) => react(tx, anonymous, 'agency.suspended', WHAT));
  await expect(attempt).rejects.toThrow('nobody hears of agency.suspended');
});

test('reactions run one after the other, and one that refuses ends the write before the next', async () => {
  const { react, registerReactions } = await freshReactions();
  const heard: string[] = [];
  const first = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    heard.push('first');
  };
  const refusing = async () => {
    heard.push('second');
    throw conflict('errors.event.closed');
  };
  const third = async () => void heard.push('third');
  registerReactions(async () => [
    { 'agency.suspended': first },
    {},
    { 'agency.suspended': refusing },
    { 'agency.suspended': third },
  ]);
  const attempt = transact((tx) => react(tx, anonymous, 'agency.suspended', WHAT));
  await expect(attempt).rejects.toMatchObject({ messageKey: 'errors.event.closed' });
  expect(heard).toEqual(['first', 'second']);
});

test('docs/happenings.md says what the code does: npm run happenings', () => {
  expect(readFileSync(path.join(root, 'docs/happenings.md'), 'utf8')).toBe(describeHappenings(root));
});
