import { describe, expect, test } from 'vitest';
import { changeDraft } from './change-draft';
import { type DraftForm, emptyDraft } from './draft-form';
import type { EditorClient } from './editor-options';

const begun = emptyDraft('id', {
  cityId: 1,
  gain: '20',
  feeding: 25_000,
  transport: 20_000,
  agentPrice: 180_000,
});
const withLine = (form: DraftForm, key = 'a') =>
  changeDraft(form, { kind: 'addLine', key, profile: 'modelo' });
const client = (fields: Partial<EditorClient>): EditorClient => ({
  id: 'c1',
  name: 'Cliente',
  documentType: null,
  identification: null,
  contact: 'Camila',
  email: 'camila@cliente.co',
  phone: '3001234567',
  dialingCode: '57',
  flags: {
    retenedorRenta: false,
    reteIcaAgent: false,
    granContribuyente: false,
    stateEntity: false,
    responsableIva: true,
  },
  ...fields,
});

describe('what follows from a change', () => {
  test('the days of a line follow the dates until somebody makes them differ', () => {
    const two = changeDraft(withLine(withLine(begun), 'b'), {
      kind: 'setLine',
      key: 'b',
      fields: { days: 5 },
    });
    const dated = changeDraft(two, {
      kind: 'set',
      fields: { firstDay: '2027-03-01', lastDay: '2027-03-03' },
    });
    expect(dated.lines.map(({ days }) => days)).toEqual([3, 5]);
    expect(withLine(dated, 'c').lines.at(-1)?.days).toBe(3);
  });

  test('the hours follow the times until somebody makes them differ', () => {
    const later = changeDraft(begun, { kind: 'set', fields: { endTime: '20:00' } });
    expect(later.hours).toBe(12);
    const own = changeDraft(later, { kind: 'set', fields: { hours: 6 } });
    expect(changeDraft(own, { kind: 'set', fields: { endTime: '22:00' } }).hours).toBe(6);
  });

  test('a chosen client brings whom to write to, and keeps what somebody typed', () => {
    const first = client({});
    const chosen = changeDraft(begun, { kind: 'chooseClient', client: first, before: null });
    expect(chosen).toMatchObject({ clientId: 'c1', nameContact: 'Camila', emailClient: 'camila@cliente.co' });
    const typed = changeDraft(chosen, { kind: 'set', fields: { emailClient: 'otra@cliente.co' } });
    const second = client({ id: 'c2', contact: 'Andrés', email: 'andres@otro.co' });
    expect(changeDraft(typed, { kind: 'chooseClient', client: second, before: first })).toMatchObject({
      clientId: 'c2',
      nameContact: 'Andrés',
      emailClient: 'otra@cliente.co',
    });
  });

  test('lines are copied beside themselves, moved within bounds and removed', () => {
    let form = withLine(withLine(begun), 'b');
    form = changeDraft(form, { kind: 'copyLine', key: 'a', newKey: 'c' });
    const keys = () => form.lines.map(({ key }) => key).join('');
    expect(keys()).toBe('acb');
    form = changeDraft(form, { kind: 'moveLine', key: 'b', by: -1 });
    expect(keys()).toBe('abc');
    form = changeDraft(form, { kind: 'moveLine', key: 'a', by: -1 });
    expect(keys()).toBe('abc');
    form = changeDraft(form, { kind: 'removeLine', key: 'b' });
    expect(keys()).toBe('ac');
  });

  test('what says nothing new leaves the very same draft', () => {
    const form = withLine(begun);
    expect(changeDraft(form, { kind: 'set', fields: { nameEvent: '' } })).toBe(form);
    expect(changeDraft(form, { kind: 'setLine', key: 'a', fields: { women: 1 } })).toBe(form);
    expect(changeDraft(form, { kind: 'setLine', key: 'gone', fields: { women: 9 } })).toBe(form);
    expect(changeDraft(form, { kind: 'moveLine', key: 'a', by: 1 })).toBe(form);
  });

  test('many fields filled at once bring what follows from them', () => {
    const filled = changeDraft(withLine(begun), {
      kind: 'fill',
      fields: { currencyId: 2, feeding: 700, firstDay: '2027-03-01', lastDay: '2027-03-03' },
    });
    expect(filled).toMatchObject({ currencyId: 2, feeding: 700, lines: [{ days: 1 }] });
  });
});

describe('what a client chooses', () => {
  const three = ['a', 'b', 'c'].reduce((form, key) => withLine(form, key), begun);
  const set = (form: DraftForm, key: string, fields: Partial<DraftForm['lines'][number]>) =>
    changeDraft(form, { kind: 'setLine', key, fields });
  const taken = (form: DraftForm) => form.lines.flatMap((line) => (line.taken ? [line.key] : [])).join('');
  const music = { alternative: 'Música', taken: false };
  const grouped = set(set(three, 'b', music), 'c', music);

  test('of each group one line is taken, whatever becomes of the others', () => {
    expect(taken(grouped)).toBe('ab');
    expect(taken(set(grouped, 'c', { taken: true }))).toBe('ac');
    expect(taken(changeDraft(grouped, { kind: 'removeLine', key: 'b' }))).toBe('ac');
    expect(taken(changeDraft(grouped, { kind: 'copyLine', key: 'b', newKey: 'd' }))).toBe('ab');
    expect(taken(set(grouped, 'b', { alternative: null, taken: true }))).toBe('abc');
  });

  test('a line that is not optional any more is taken again', () => {
    const left = set(three, 'a', { optional: true, taken: false });
    expect(taken(left)).toBe('bc');
    expect(taken(set(left, 'a', { optional: false }))).toBe('abc');
  });
});
