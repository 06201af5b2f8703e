import { type DraftForm, type DraftLine, eventDays, hoursBetween, newLine } from './draft-form';
import type { EditorClient } from './editor-options';

export type DraftChange =
  | { readonly kind: 'set'; readonly fields: Partial<Omit<DraftForm, 'id' | 'lines'>> }
  /** A client was chosen: who to write to comes with it, unless somebody typed another. */
  | {
      readonly kind: 'chooseClient';
      readonly client: EditorClient | null;
      readonly before: EditorClient | null;
    }
  | { readonly kind: 'addLine'; readonly key: string; readonly profile: string }
  | { readonly kind: 'setLine'; readonly key: string; readonly fields: Partial<Omit<DraftLine, 'key'>> }
  | { readonly kind: 'copyLine'; readonly key: string; readonly newKey: string }
  | { readonly kind: 'removeLine'; readonly key: string }
  | { readonly kind: 'moveLine'; readonly key: string; readonly by: -1 | 1 };

/** The draft after a change, with what follows from it. Pure. */
export function changeDraft(form: DraftForm, change: DraftChange): DraftForm {
  switch (change.kind) {
    case 'set':
      return withConsequences(form, { ...form, ...change.fields });
    case 'chooseClient':
      return chooseClient(form, change.client, change.before);
    case 'addLine':
      return { ...form, lines: [...form.lines, newLine(change.key, change.profile, eventDays(form))] };
    case 'setLine':
      return {
        ...form,
        lines: form.lines.map((line) => (line.key === change.key ? { ...line, ...change.fields } : line)),
      };
    case 'copyLine':
      return {
        ...form,
        lines: form.lines.flatMap((line) =>
          line.key === change.key ? [line, { ...line, key: change.newKey }] : [line],
        ),
      };
    case 'removeLine':
      return { ...form, lines: form.lines.filter(({ key }) => key !== change.key) };
    case 'moveLine':
      return { ...form, lines: moved(form.lines, change.key, change.by) };
  }
}

/** Days and hours follow the dates and times as long as nobody made them differ; another currency has other prices. */
function withConsequences(before: DraftForm, after: DraftForm): DraftForm {
  let form = after;
  const [daysBefore, daysAfter] = [eventDays(before), eventDays(after)];
  if (daysBefore !== daysAfter) {
    form = {
      ...form,
      lines: form.lines.map((line) => (line.days === daysBefore ? { ...line, days: daysAfter } : line)),
    };
  }
  const timesChanged = before.startTime !== after.startTime || before.endTime !== after.endTime;
  if (timesChanged && after.startTime && after.endTime && followed(before)) {
    form = { ...form, hours: hoursBetween(after.startTime, after.endTime) };
  }
  if (before.currencyId !== after.currencyId) form = withoutAmounts(form);
  return form;
}

const followed = ({ hours, startTime, endTime }: DraftForm): boolean =>
  hours === null || !startTime || !endTime || hours === hoursBetween(startTime, endTime);

const withoutAmounts = (form: DraftForm): DraftForm => ({
  ...form,
  feeding: null,
  transport: null,
  agentPrice: null,
  lines: form.lines.map((line) => ({ ...line, budget: null })),
});

function chooseClient(form: DraftForm, client: EditorClient | null, before: EditorClient | null): DraftForm {
  const untouched = (typed: string, known: string | null | undefined) =>
    typed === '' || typed === (known ?? '');
  return {
    ...form,
    clientId: client?.id ?? null,
    ...(untouched(form.nameContact, before?.contact) ? { nameContact: client?.contact ?? '' } : {}),
    ...(untouched(form.emailClient, before?.email) ? { emailClient: client?.email ?? '' } : {}),
    ...(untouched(form.phoneClient, before?.phone)
      ? { phoneClient: client?.phone ?? '', dialingCode: client?.dialingCode ?? form.dialingCode }
      : {}),
  };
}

function moved(lines: readonly DraftLine[], key: string, by: -1 | 1): readonly DraftLine[] {
  const from = lines.findIndex((line) => line.key === key);
  const line = lines[from];
  const to = from + by;
  if (!line || to < 0 || to >= lines.length) return lines;
  const rest = lines.filter((other) => other.key !== key);
  return [...rest.slice(0, to), line, ...rest.slice(to)];
}

/** A draft with what it was before, for undoing. */
export type DraftHistory = {
  readonly past: readonly DraftForm[];
  readonly present: DraftForm;
  /** When and at what the last change was made: typing on at the same place is one step. */
  readonly changedAt: number;
  readonly place: string;
};

const STEPS = 100;
const ONE_STEP_MS = 1500;

export const beginHistory = (present: DraftForm): DraftHistory => ({
  past: [],
  present,
  changedAt: 0,
  place: '',
});

export type HistoryAction =
  | { readonly kind: 'change'; readonly change: DraftChange; readonly now: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'restore'; readonly form: DraftForm };

/** What changes where: the field of a line, the field of the draft. */
function placeOf(change: DraftChange): string {
  if (change.kind === 'set') return `set ${Object.keys(change.fields).join()}`;
  if (change.kind === 'setLine') return `setLine ${change.key} ${Object.keys(change.fields).join()}`;
  return '';
}

export function stepHistory(history: DraftHistory, action: HistoryAction): DraftHistory {
  if (action.kind === 'restore') return beginHistory(action.form);
  if (action.kind === 'undo') {
    const before = history.past.at(-1);
    return before ? { ...beginHistory(before), past: history.past.slice(0, -1) } : history;
  }
  const present = changeDraft(history.present, action.change);
  const place = placeOf(action.change);
  const goesOn = place !== '' && place === history.place && action.now - history.changedAt < ONE_STEP_MS;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-STEPS),
    present,
    changedAt: action.now,
    place,
  };
}
