import { expect, test } from 'vitest';
import { changeDraft } from './change-draft';
import { type DraftForm, emptyDraft } from './draft-form';
import { fieldsAt, mergeDrafts } from './merge-drafts';

const base = changeDraft(
  emptyDraft('id', { cityId: 1, gain: '20', feeding: 25_000, transport: 20_000, agentPrice: 180_000 }),
  { kind: 'addLine', key: 'a', profile: 'modelo' },
);
const set = (form: DraftForm, fields: Partial<Omit<DraftForm, 'id' | 'lines'>>) =>
  changeDraft(form, { kind: 'set', fields });
/** As it comes back from the server: lines have other keys, and their fields another order. */
const stored = (form: DraftForm): DraftForm => ({
  ...form,
  lines: form.lines.map((line, index) => {
    const { key: _, ...typed } = line;
    return {
      ...(Object.fromEntries(Object.entries(typed).reverse()) as typeof typed),
      key: `server-${index}`,
    };
  }),
});

test('what only one side changed holds, whichever it was', () => {
  const mine = set(base, { nameEvent: 'Feria', gain: '25' });
  const theirs = stored(set(base, { place: 'Corferias', endTime: '20:00' }));
  const merged = mergeDrafts(base, mine, theirs);
  expect(merged).toMatchObject({ mine: ['event', 'gain'], conflicts: [] });
  expect(merged.form).toEqual({ ...theirs, nameEvent: 'Feria', gain: '25' });
});

test('what both changed differently is told and stays as it was saved', () => {
  const mine = set(base, { nameEvent: 'Feria', gain: '25' });
  const theirs = stored(set(base, { nameEvent: 'Gala', observation: 'Con camerino' }));
  const merged = mergeDrafts(base, mine, theirs);
  expect(merged).toMatchObject({ mine: ['gain'], conflicts: ['event'] });
  expect(merged.form).toMatchObject({ nameEvent: 'Gala', gain: '25', observation: 'Con camerino' });
  expect(fieldsAt(mine, merged.conflicts)).toEqual({ nameEvent: 'Feria' });
});

test('a save whose answer was lost is no difference', () => {
  const mine = set(base, { nameEvent: 'Feria' });
  expect(mergeDrafts(base, mine, stored(mine))).toEqual({ form: stored(mine), mine: [], conflicts: [] });
});

test('lines are one place: added here and changed there has to be decided', () => {
  const mine = changeDraft(base, { kind: 'addLine', key: 'b', profile: 'dj' });
  const theirs = stored(changeDraft(base, { kind: 'setLine', key: 'a', fields: { women: 5 } }));
  expect(mergeDrafts(base, mine, theirs)).toMatchObject({ mine: [], conflicts: ['lines'] });
  expect(mergeDrafts(base, mine, stored(base)).form.lines).toHaveLength(2);
});

test('what belongs together is taken together', () => {
  const mine = set(base, { firstDay: '2027-03-01', lastDay: '2027-03-02' });
  const theirs = stored(set(base, { firstDay: '2027-04-01', lastDay: '2027-04-01' }));
  expect(mergeDrafts(base, mine, theirs).conflicts).toEqual(['dates']);
});

test('without a base, whatever differs has to be decided', () => {
  const mine = set(base, { nameEvent: 'Feria' });
  expect(mergeDrafts(null, mine, stored(base))).toMatchObject({ mine: [], conflicts: ['event'] });
});

test.each(Object.keys(base).filter((field) => field !== 'id'))('%s is merged', (field) => {
  const changed = field === 'lines' ? [] : 'another';
  const merged = mergeDrafts(base, { ...base, [field]: changed }, stored(base));
  expect(merged.form).toMatchObject({ [field]: changed });
  expect(merged.conflicts).toEqual([]);
});
