import { changeDraft, type DraftChange } from './change-draft';
import type { DraftForm } from './draft-form';

type Step = { readonly form: DraftForm; readonly change: DraftChange['kind'] };

/** A draft with what it was before, for undoing, and with what was undone, for doing it again. */
export type DraftHistory = {
  readonly past: readonly Step[];
  readonly present: DraftForm;
  /** The next one last. */
  readonly future: readonly Step[];
  /** The time and place of the last change. Further typing at the same place is the same step. */
  readonly changedAt: number;
  readonly place: string;
};

const STEPS = 100;
const ONE_STEP_MS = 1500;

export const beginHistory = (present: DraftForm): DraftHistory => ({
  past: [],
  present,
  future: [],
  changedAt: 0,
  place: '',
});

export type HistoryAction =
  | { readonly kind: 'change'; readonly change: DraftChange; readonly now: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'restore'; readonly form: DraftForm };

/** The place of a change: a field of the draft or of a line. */
function placeOf(change: DraftChange): string {
  if (change.kind === 'set') return `set ${Object.keys(change.fields).join()}`;
  if (change.kind === 'setLine') return `setLine ${change.key} ${Object.keys(change.fields).join()}`;
  return '';
}

export function stepHistory(history: DraftHistory, action: HistoryAction): DraftHistory {
  const { past, present, future } = history;
  switch (action.kind) {
    case 'restore':
      return beginHistory(action.form);
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      const undone = { form: present, change: before.change };
      return { ...beginHistory(before.form), past: past.slice(0, -1), future: [...future, undone] };
    }
    case 'redo': {
      const after = future.at(-1);
      if (!after) return history;
      const redone = { form: present, change: after.change };
      return { ...beginHistory(after.form), past: [...past, redone], future: future.slice(0, -1) };
    }
    case 'change':
      return changed(history, action.change, action.now);
  }
}

function changed(history: DraftHistory, change: DraftChange, now: number): DraftHistory {
  const present = changeDraft(history.present, change);
  // What changes nothing is no step: a field that tells its value again, a line that is the first already.
  if (present === history.present) return history;
  const place = placeOf(change);
  const goesOn = place !== '' && place === history.place && now - history.changedAt < ONE_STEP_MS;
  const step = { form: history.present, change: change.kind };
  return {
    past: goesOn ? history.past : [...history.past, step].slice(-STEPS),
    present,
    future: [],
    changedAt: now,
    place,
  };
}
