import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeServedTalent } from '@/lib/claims/testing/claimed';
import { AppError } from '@/lib/core/errors';
import { log } from '@/lib/platform/log';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { answerRequest, askAs, forgetRequest } from '@/lib/testing/next-request';

const database = useDatabase();

const PUBLIC = path.join(import.meta.dirname, '..');
const FILES = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && readFileSync(path.join(PUBLIC, file), 'utf8').startsWith("'use server'"),
);

const empty = new FormData();
const strange = new FormData();
strange.set('step', new File(['x'], 'x.txt'));
strange.append('type', 'a');
strange.append('type', 'b');

/** What nobody's browser sends. */
const GIVEN: readonly (readonly unknown[])[] = [
  [],
  [undefined],
  [null, null, null, null],
  ['x', 'y', 'z', 'w'],
  [{}, {}, {}, {}],
  [[], [], [], []],
  [1, 2, 3, 4],
  [{ eventId: {}, talentId: [] }, { type: 'talent' }, { id: {} }, 'x'],
  [empty],
  [strange, strange, strange, strange],
  ['x', 'y', empty],
  ['x', { talentId: 'y' }, empty],
  ['CLAIM', { talentId: 'y' }, strange],
];

let errors: unknown[] = [];
beforeEach(() => {
  errors = [];
  vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void errors.push(line));
});
afterEach(() => {
  forgetRequest();
  vi.restoreAllMocks();
});

const HELD = ['CLAIM', 'CONTRACT', 'RIDE', 'TALENT_REPLY'] as const;

/** Next leads on by throwing. */
const isExpected = (error: unknown): boolean =>
  error instanceof AppError || /^NEXT_REDIRECT/.test(String((error as { digest?: unknown })?.digest));

test('the files are found', () => {
  expect(FILES.length).toBeGreaterThan(20);
});

test.each(FILES)(
  '%s answers arguments of any kind in words, and no error stands in the log',
  async (file) => {
    const actions: Record<string, (...given: unknown[]) => Promise<unknown>> = await import(
      path.join(PUBLIC, file)
    );
    const { agency } = await makeAgencyUser(database.db);
    const holder = await makeServedTalent(database.db, agency);
    // With a link what is wrong is found later.
    const asking = [null, ...HELD.map((purpose) => ({ ...holder, purpose }))];
    for (const [name, action] of Object.entries(actions)) {
      for (const [actor, given] of asking.flatMap((actor) => GIVEN.map((given) => [actor, given] as const))) {
        forgetRequest();
        answerRequest({ headers: { 'x-forwarded-for': '203.0.113.9' } });
        if (actor) askAs(actor);
        const failed = await action(...given).then(
          () => null,
          (error: unknown) => (isExpected(error) ? null : error),
        );
        const as = actor?.purpose;
        expect({ name, as, given, failed, errors }).toEqual({ name, as, given, failed: null, errors: [] });
      }
    }
  },
  120_000,
);
