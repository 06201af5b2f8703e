// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTyped, PALETTE_BOX } from './keep-typed';

const onCancel = vi.fn();
const pressedOnPage = vi.fn();
const heardInBox = vi.fn();
let end = () => undefined as unknown;

const press = (...keys: string[]) => {
  for (const key of keys) hold(key);
};
const hold = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
const box = () => document.getElementById(PALETTE_BOX) as HTMLInputElement;

beforeEach(() => {
  for (const one of [onCancel, pressedOnPage, heardInBox]) one.mockReset();
  document.body.innerHTML = `<input id="field"><input id="${PALETTE_BOX}">`;
  document.body.addEventListener('keydown', pressedOnPage);
  box().addEventListener('input', () => heardInBox(box().value));
  document.getElementById('field')?.focus();
  end = keepTyped(onCancel);
});
afterEach(() => {
  end();
  document.body.removeEventListener('keydown', pressedOnPage);
});

test('keeps the letters away from the page until the box has the focus, and types them into it', () => {
  press('C', 'O', 'T', 'x', 'Backspace', 'Enter', '-', '1');
  expect(pressedOnPage).not.toHaveBeenCalled();
  box().focus();
  expect(heardInBox.mock.calls).toEqual([['COT-1']]);
  press('4');
  expect(pressedOnPage).toHaveBeenCalledTimes(1);
  expect(heardInBox).toHaveBeenCalledTimes(1);
});

test('leaves to the page what is no letter', () => {
  hold('k', { ctrlKey: true });
  hold('k', { metaKey: true });
  hold('ArrowDown');
  expect(pressedOnPage).toHaveBeenCalledTimes(3);
  box().focus();
  expect(heardInBox).not.toHaveBeenCalled();
});

test.each([
  ['Tab', () => press('Tab')],
  ['Escape', () => press('Escape')],
  ['a press elsewhere', () => window.dispatchEvent(new Event('pointerdown'))],
])('ends by %s', (how, act) => {
  press('b');
  act();
  pressedOnPage.mockReset();
  press('c');
  expect(pressedOnPage).toHaveBeenCalledTimes(1);
  expect(onCancel).toHaveBeenCalledTimes(how === 'Escape' ? 1 : 0);
  box().focus();
  expect(heardInBox).not.toHaveBeenCalled();
});

test('hears nothing where the box has the focus already', () => {
  end();
  box().focus();
  end = keepTyped(onCancel);
  press('a');
  expect(pressedOnPage).toHaveBeenCalledTimes(1);
});
