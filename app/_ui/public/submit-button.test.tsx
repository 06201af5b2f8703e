// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmitButton } from './submit-button';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const FORM = (
  <form>
    <select name="type" defaultValue="">
      <option value="">Selecciona</option>
      <option value="events">Eventos</option>
    </select>
    <select name="none">
      <option value="one">Uno</option>
    </select>
    <input name="name" defaultValue="Ana" />
    <input name="terms" type="checkbox" />
    <textarea name="words" defaultValue="" />
    <SubmitButton untilChanged>Firmar</SubmitButton>
  </form>
);

/** The form as React takes it over from a page in which fields were filled in before. */
async function takenOver(before: Readonly<Record<string, string | boolean>>): Promise<HTMLButtonElement> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(FORM);
  document.body.replaceChildren(page);
  for (const [name, value] of Object.entries(before)) {
    const field = page.querySelector(`[name=${name}]`) as HTMLInputElement;
    if (typeof value === 'boolean') field.checked = value;
    else field.value = value;
  }
  await act(async () => hydrateRoot(page, FORM));
  return page.querySelector('button') as HTMLButtonElement;
}

test.each<[string, Readonly<Record<string, string | boolean>>, boolean]>([
  ['nothing was changed', {}, true],
  ['one of a list was chosen', { type: 'events' }, false],
  ['something was typed', { name: 'Eva' }, false],
  ['a box was ticked', { terms: true }, false],
  ['words were typed', { words: 'Sí' }, false],
])('before its code was there %s', async (_name, before, disabled) => {
  expect((await takenOver(before)).disabled).toBe(disabled);
});

test('it can be pressed once something changes', async () => {
  const button = await takenOver({});
  await act(async () => button.form?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(button.disabled).toBe(false);
});
