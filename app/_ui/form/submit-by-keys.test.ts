// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { submitByKeys } from './early-events';

const sent = vi.fn();
beforeAll(() => {
  submitByKeys();
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent((event.target as HTMLElement).id);
  });
});
beforeEach(() => {
  sent.mockClear();
  document.body.innerHTML = `<input id="outside">
    <form id="note"><textarea></textarea><button type="button">Cancelar</button><button type="submit">Guardar</button></form>
    <form id="busy"><input><button type="submit" disabled>Guardar</button></form>`;
});

const press = (selector: string, init: KeyboardEventInit) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));

test('Ctrl-Enter and ⌘-Enter send the form that one types in, once', () => {
  press('textarea', {});
  expect(sent).not.toHaveBeenCalled();
  press('textarea', { ctrlKey: true });
  press('textarea', { ctrlKey: true, repeat: true });
  press('textarea', { metaKey: true });
  expect(sent.mock.calls).toEqual([['note'], ['note']]);
});

test('a form whose button waits, and a field of no form, send nothing', () => {
  press('#busy input', { ctrlKey: true });
  press('#outside', { ctrlKey: true });
  expect(sent).not.toHaveBeenCalled();
});
