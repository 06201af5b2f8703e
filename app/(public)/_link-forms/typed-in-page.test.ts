// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readTyped, typedBefore, writeTyped } from './typed-in-page';

const PAGE = `
  <input name="name" value="" /><textarea name="why"></textarea>
  <select name="type"><option value=""></option><option value="CIVIL">Civil</option></select>
  <input type="checkbox" name="clausula" /><input type="radio" name="kind" value="a" checked />
  <input type="radio" name="kind" value="b" /><input type="password" name="key" />
  <input name="code" /><input type="file" name="rut" /><input type="hidden" name="seen" value="hash" />
  <input type="hidden" name="drawing" value="" data-kept />`;

function page(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = PAGE;
  document.body.replaceChildren(form);
  return form;
}
const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

test('what was typed, chosen, ticked and drawn comes back, as if it were typed; secrets and what the page says do not', () => {
  const before = page();
  field(before, 'name').value = 'Luz';
  field(before, 'why').value = 'Dos\nlíneas';
  field(before, 'type').value = 'CIVIL';
  field(before, 'clausula').checked = true;
  (before.querySelector('[value=b]') as HTMLInputElement).checked = true;
  field(before, 'key').value = 'Clave-2027';
  field(before, 'code').value = '123456';
  field(before, 'seen').value = 'old';
  field(before, 'drawing').value = 'M1 1 L9 9';
  const typed = JSON.parse(JSON.stringify(readTyped(before)));
  expect(Object.keys(typed)).toEqual(['name', 'why', 'type', 'clausula', 'kind', 'drawing']);

  const after = page();
  const heard: string[] = [];
  after.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  expect(writeTyped(after, typed)).toBe(true);
  expect(readTyped(after)).toEqual(typed);
  expect(field(after, 'seen').value).toBe('hash');
  expect(field(after, 'key').value).toBe('');
  expect(heard).toEqual(expect.arrayContaining(['name', 'why', 'type', 'clausula', 'drawing']));
  expect(writeTyped(after, typed), 'nothing is left to put back').toBe(false);
});

test('an option that the page does not offer any more is not chosen', () => {
  const form = page();
  expect(writeTyped(form, { type: ['LABORAL'] })).toBe(false);
  expect(field(form, 'type').value).toBe('');
});

test('what is typed in the page is newer than what was kept', () => {
  const form = page();
  field(form, 'name').value = 'Ana';
  (form.querySelector('[value=b]') as HTMLInputElement).checked = true;
  const newer = typedBefore(form);
  expect([...newer]).toEqual(['name', 'kind']);
  expect(writeTyped(form, { name: ['Luz'], why: ['Algo'], kind: ['a'] }, newer)).toBe(true);
  expect(readTyped(form)).toMatchObject({ name: ['Ana'], why: ['Algo'], kind: ['b'] });
});
