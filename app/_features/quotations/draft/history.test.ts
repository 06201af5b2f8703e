import { describe, expect, test } from 'vitest';
import { changeDraft } from './change-draft';
import { type DraftForm, emptyDraft } from './draft-form';
import { beginHistory, stepHistory } from './history';

const begun = emptyDraft('id', {
  cityId: 1,
  gain: '20',
  feeding: 25_000,
  transport: 20_000,
  agentPrice: 180_000,
});
const withLine = (form: DraftForm) => changeDraft(form, { kind: 'addLine', key: 'a', profile: 'modelo' });

describe('undoing', () => {
  const set = (nameEvent: string, now: number) =>
    ({ kind: 'change', change: { kind: 'set', fields: { nameEvent } }, now }) as const;

  test('typing on is one step, a pause or another field begins a new one', () => {
    let history = beginHistory(begun);
    for (const [text, now] of [
      ['F', 0],
      ['Fe', 300],
      ['Fer', 600],
    ] as const) {
      history = stepHistory(history, set(text, now));
    }
    history = stepHistory(history, set('Feria', 5_000));
    history = stepHistory(history, {
      kind: 'change',
      change: { kind: 'set', fields: { place: 'Corferias' } },
      now: 5_100,
    });
    const names: string[] = [];
    while (history.past.length > 0) {
      history = stepHistory(history, { kind: 'undo' });
      names.push(`${history.present.nameEvent}|${history.present.place}`);
    }
    expect(names).toEqual(['Feria|', 'Fer|', '|']);
    expect(stepHistory(history, { kind: 'undo' })).toBe(history);
  });

  test('a removed line comes back', () => {
    const before = beginHistory(withLine(begun));
    const gone = stepHistory(before, { kind: 'change', change: { kind: 'removeLine', key: 'a' }, now: 0 });
    expect(gone.present.lines).toHaveLength(0);
    expect(stepHistory(gone, { kind: 'undo' }).present.lines).toHaveLength(1);
  });

  test('what was undone can be done again until something else is changed', () => {
    const typed = stepHistory(beginHistory(begun), set('Feria', 0));
    const undone = stepHistory(typed, { kind: 'undo' });
    expect(undone.present.nameEvent).toBe('');
    const redone = stepHistory(undone, { kind: 'redo' });
    expect(redone.present.nameEvent).toBe('Feria');
    expect(stepHistory(redone, { kind: 'redo' })).toBe(redone);
    expect(stepHistory(redone, { kind: 'undo' }).present.nameEvent).toBe('');
    const other = stepHistory(undone, set('Gala', 0));
    expect(other.future).toEqual([]);
  });

  test('a change that changes nothing is no step, and loses nothing that was undone', () => {
    const undone = stepHistory(stepHistory(beginHistory(begun), set('Feria', 0)), { kind: 'undo' });
    expect(stepHistory(undone, set('', 10))).toBe(undone);
  });
});
