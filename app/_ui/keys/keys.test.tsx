// @vitest-environment happy-dom
import { NextIntlClientProvider } from 'next-intl';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ui from '@/lib/i18n/messages/es/ui.json';
import { setKeysOff } from './keys-off';
import { keysOfPage } from './use-keys';
import { useRowKeys } from './use-row-keys';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const choice = { toggle: vi.fn(), chooseAll: vi.fn() };

function Rows({ names, choosable }: { names: readonly string[]; choosable: boolean }) {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys({ body, choice: choosable ? choice : undefined });
  return (
    <table>
      <tbody ref={body}>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <input type="checkbox" aria-label={name} />
              <a href={`/${name}`}>{name}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

let root: Root;
beforeEach(async () => {
  vi.clearAllMocks();
  const page = document.createElement('div');
  const field = document.createElement('input');
  document.body.replaceChildren(field, page);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="es-CO" messages={{ ui }}>
        <Rows names={['ana', 'luz', 'eva']} choosable />
        <Rows names={['uno', 'dos']} choosable={false} />
      </NextIntlClientProvider>,
    ),
  );
});
afterEach(async () => {
  setKeysOff(false);
  await act(async () => root.unmount());
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
const focused = () => document.activeElement?.textContent;

test('j and k go through the rows and stop at their ends; x and e choose', () => {
  press('x');
  expect(choice.toggle).not.toHaveBeenCalled();
  press('j');
  expect(focused()).toBe('ana');
  press('j');
  press('j', { repeat: true });
  press('j');
  expect(focused()).toBe('eva');
  press('k');
  expect(focused()).toBe('luz');
  press('X');
  press('x', { repeat: true });
  expect(choice.toggle.mock.calls).toEqual([[1]]);
  press('e');
  expect(choice.chooseAll).toHaveBeenCalledOnce();
});

test('keys stay in the list that has the focus', () => {
  document.querySelector<HTMLElement>('a[href="/uno"]')?.focus();
  press('j');
  expect(focused()).toBe('dos');
  press('x');
  expect(choice.toggle).not.toHaveBeenCalled();
});

test('a key does nothing where somebody types, with Ctrl, below a dialog, and for who turned them off', () => {
  document.querySelector('input')?.focus();
  press('j');
  expect(document.activeElement?.localName).toBe('input');
  (document.activeElement as HTMLElement).blur();
  press('e', { ctrlKey: true });
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  press('e');
  dialog.remove();
  setKeysOff(true);
  press('e');
  expect(choice.chooseAll).not.toHaveBeenCalled();
  setKeysOff(false);
  press('e');
  expect(choice.chooseAll).toHaveBeenCalledOnce();
});

test('the page tells its keys in words, and those that have nothing to do are told apart', () => {
  const told = keysOfPage().map(({ key, does, act: does_ }) => [key, does, Boolean(does_)]);
  expect(told.slice(0, 4)).toEqual([
    ['j', 'Bajar por la lista', true],
    ['k', 'Subir por la lista', true],
    ['x', 'Elegir la fila', true],
    ['e', 'Elegir todas las que se ven', true],
  ]);
  expect(told.slice(6).map(([, , can]) => can)).toEqual([false, false]);
});
