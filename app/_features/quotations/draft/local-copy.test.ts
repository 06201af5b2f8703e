import { beforeEach, expect, test, vi } from 'vitest';
import { CHOICE_FIELDS } from '@/lib/core/quotation-fields';
import { choiceProblems } from '@/lib/quotations/choices/rules/choosable';
import { type DraftForm, emptyDraft, newLine } from './draft-form';
import { formData } from './form-data';
import { listUnsentDrafts, readLocalCopy, writeLocalCopy } from './local-copy';
import { mergeDrafts } from './merge-drafts';

const OWNER = 'agency:person';

beforeEach(() => {
  const kept: Record<string, unknown> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value });
  vi.stubGlobal('localStorage', kept);
  return () => vi.unstubAllGlobals();
});

const empty = emptyDraft('id', { cityId: 1, gain: '20', feeding: 1, transport: 1, agentPrice: 1 });
const typed: DraftForm = {
  ...empty,
  lines: ['a', 'b'].map((key) => ({ ...newLine(key, 'modelo', 1), budget: 300_000 })),
};

/** As it was kept before a client could choose. */
const older = (form: DraftForm): DraftForm => ({
  ...form,
  lines: form.lines.map((line) => {
    const left = { ...line } as Record<string, unknown>;
    for (const field of CHOICE_FIELDS) delete left[field];
    return left as DraftForm['lines'][number];
  }),
});

test('a copy from before a client could choose has lines that stand as they are', () => {
  writeLocalCopy(OWNER, { form: older(typed), base: older(typed), seenRevision: 1, at: 1 });
  const copy = readLocalCopy(OWNER, 'id');
  expect(copy).toMatchObject({ form: typed, base: typed });
  const { lines } = formData(copy?.form ?? empty);
  expect(lines.map(({ taken }) => taken)).toEqual([true, true]);
  expect(choiceProblems(lines)).toEqual({});
  expect(mergeDrafts(copy?.base ?? null, copy?.form ?? empty, typed)).toMatchObject({
    mine: [],
    conflicts: [],
  });
});

test('so has one that the server has never seen', () => {
  writeLocalCopy(OWNER, { form: older(typed), base: null, seenRevision: null, at: 1 });
  expect(listUnsentDrafts(OWNER).map(({ form }) => form)).toEqual([typed]);
});
