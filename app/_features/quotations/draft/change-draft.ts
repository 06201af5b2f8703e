import { settled } from '@/lib/quotations/choices/rules/choosable';
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
  | { readonly kind: 'moveLine'; readonly key: string; readonly by: -1 | 1 }
  /** Many fields at once, lines too, which bring what follows from them: a template, what was typed elsewhere. */
  | { readonly kind: 'fill'; readonly fields: Partial<Omit<DraftForm, 'id'>> };

/** The draft after a change, with what follows from it. Pure. */
export function changeDraft(form: DraftForm, change: DraftChange): DraftForm {
  switch (change.kind) {
    case 'set':
      return hasAlready(form, change.fields) ? form : withConsequences(form, { ...form, ...change.fields });
    case 'chooseClient':
      return chooseClient(form, change.client, change.before);
    case 'addLine':
      return { ...form, lines: [...form.lines, newLine(change.key, change.profile, eventDays(form))] };
    case 'setLine':
      return setLine(form, change.key, change.fields);
    case 'copyLine':
      return withLines(
        form,
        form.lines.flatMap((line) =>
          line.key === change.key ? [line, { ...line, key: change.newKey }] : [line],
        ),
      );
    case 'removeLine':
      return withLines(
        form,
        form.lines.filter(({ key }) => key !== change.key),
      );
    case 'moveLine': {
      const lines = moved(form.lines, change.key, change.by);
      return lines === form.lines ? form : { ...form, lines };
    }
    case 'fill':
      return { ...form, ...change.fields };
  }
}

/** True when all these fields have these values already. */
const hasAlready = <Whole extends object>(whole: Whole, fields: Partial<Whole>): boolean =>
  Object.entries(fields).every(([field, value]) => whole[field as keyof Whole] === value);

function setLine(form: DraftForm, key: string, fields: Partial<DraftLine>): DraftForm {
  const line = form.lines.find((known) => known.key === key);
  if (!line || hasAlready(line, fields)) return form;
  const changed = { ...line, ...fields };
  const lines = form.lines.map((known) => (known === line ? changed : known));
  return withLines(form, lines, fields.taken ? changed : undefined);
}

/** One line of each group is taken, `preferred` before the others. */
const withLines = (form: DraftForm, lines: readonly DraftLine[], preferred?: DraftLine): DraftForm => ({
  ...form,
  lines: settled(lines, preferred),
});

/** Days and hours follow the dates and times until somebody changes them. */
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
  return form;
}

const followed = ({ hours, startTime, endTime }: DraftForm): boolean =>
  hours === null || !startTime || !endTime || hours === hoursBetween(startTime, endTime);

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
