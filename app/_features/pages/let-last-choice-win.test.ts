import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letLastChoiceWin } from './let-last-choice-win';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose requests fail when told to. */
function open() {
  const events = new EventTarget();
  let fail: (error: Error) => void = () => undefined;
  const page = {
    fetch: (() =>
      new Promise((_, reject) => {
        fail = reject;
      })) as unknown as typeof fetch,
    addEventListener: events.addEventListener.bind(events) as never,
  };
  letLastChoiceWin(page);
  const told: string[] = [];
  const ask = () => void page.fetch('/clientes?_rsc=1').catch(({ message }) => told.push(message));
  const say = (type: string) => events.dispatchEvent(new Event(type));
  return { ask, say, told, fail: () => fail(new Error('NetworkError')) };
}

test('what fails because the page is left is not heard of', async () => {
  const { ask, say, told, fail } = open();
  ask();
  say('beforeunload');
  fail();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(told).toEqual([]);
});

test.each(['pointerdown', 'keydown', 'pageshow'])(
  'a page that stayed hears of it at the next %s',
  async (sign) => {
    const { ask, say, told, fail } = open();
    ask();
    say('beforeunload');
    fail();
    await vi.advanceTimersByTimeAsync(10);
    say(sign);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['NetworkError']);
    ask();
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveLength(2);
  },
);

test('a lost network is told at once, and after a while also where the page was to be left', async () => {
  const { ask, say, told, fail } = open();
  ask();
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveLength(1);
  say('beforeunload');
  ask();
  fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toHaveLength(2);
});
