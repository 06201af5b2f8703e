import { expect, test } from 'vitest';
import { currentTime } from '@/lib/platform/clock';
import { play, type Story } from './play.ts';

const noon = (day: number) => new Date(Date.UTC(2027, 2, day, 12));

test('plays stories in the order of their moments, each with the clock there, and stops at the end', async () => {
  const said: string[] = [];
  const say = (what: string) => said.push(`${what} ${currentTime().getUTCDate()}`);
  async function* answer(): Story {
    await Promise.resolve();
    say('is asked');
    yield noon(4);
    say('answers');
  }
  async function* ask(): Story {
    yield noon(2);
    yield answer();
    say('waits');
    yield noon(3);
    say('reminds');
    yield noon(9);
    say('gives up');
  }
  await play(ask(), noon(8));
  expect(said).toEqual(['is asked 2', 'waits 2', 'reminds 3', 'answers 4']);
});

test('keeps the order in which stories of one moment began', async () => {
  const said: number[] = [];
  async function* count(number: number): Story {
    yield noon(2);
    said.push(number);
  }
  async function* all(): Story {
    for (const number of [1, 2, 3]) yield count(number);
  }
  await play(all(), noon(3));
  expect(said).toEqual([1, 2, 3]);
});

test('refuses a story that goes back, and passes on what one throws', async () => {
  async function* back(): Story {
    yield noon(3);
    yield noon(2);
  }
  await expect(play(back(), noon(5))).rejects.toThrow('goes back to 2027-03-02');
  async function* fail(): Story {
    yield noon(3);
    throw new Error('no paper');
  }
  await expect(play(fail(), noon(5))).rejects.toThrow('no paper');
});
