// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later';

type Props = { name: string; opened?: boolean };

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Greeting = ({ name }: Props) => <input data-autofocus aria-label={name} />;
const gone = () => Promise.reject(new Error('Failed to load chunk'));
const there = () => Promise.resolve({ default: Greeting as ComponentType<Props> });

let page: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  page = document.createElement('div');
  page.setAttribute('role', 'dialog');
  document.body.replaceChildren(page);
});
afterEach(() => {
  vi.useRealTimers();
});

async function render(Part: ComponentType<Props>, props: Props) {
  const root = createRoot(page);
  await act(async () => root.render(<Part {...props} />));
  return root;
}
const alert = () => page.querySelector('[role=alert]');

test('it stands in for what comes, which takes the focus of its dialog but not from a field', async () => {
  const Part = later<Props>(there, { loading: ({ name }) => <i>{name}</i> });
  expect(renderToString(<Part name="Ana" />)).toBe('<i>Ana</i>');
  page.innerHTML = '<i>Ana</i>';
  const close = document.createElement('button');
  const [dialog, place] = [page, document.createElement('div')];
  place.innerHTML = '<i>Ana</i>';
  dialog.replaceChildren(close, place);
  close.focus();
  await act(async () => hydrateRoot(place, <Part name="Ana" />));
  expect(place.innerHTML).toContain('aria-label="Ana"');
  expect(document.activeElement).toBe(place.querySelector('input'));

  const other = document.createElement('input');
  dialog.append(other);
  other.focus();
  page = document.createElement('div');
  dialog.append(page);
  await render(later<Props>(there), { name: 'Luz' });
  expect(document.activeElement).toBe(other);
});

test('what cannot be fetched says so in its place, and comes when somebody says so', async () => {
  const load = vi.fn(gone as typeof there);
  await render(later<Props>(load), { name: 'Ana' });
  expect(alert()?.textContent).toContain('No pudimos cargar esta parte');
  load.mockImplementation(there);
  const retry = alert()?.querySelector('button');
  retry?.focus();
  await act(async () => retry?.click());
  expect(alert()).toBeNull();
  expect(page.querySelector('input')).not.toBeNull();
  expect(document.activeElement).toBe(page.querySelector('input'));
});

test('it is fetched again when the network is back, and from time to time, less often each time', async () => {
  const load = vi.fn(gone as typeof there);
  await render(later<Props>(load, { missing: 'nowhere' }), { name: 'Ana' });
  expect(page.textContent).toBe('');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => vi.advanceTimersByTime(9_999));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockImplementation(there);
  await act(async () => vi.advanceTimersByTime(1));
  expect(load).toHaveBeenCalledTimes(3);
  expect(page.querySelector('input')).not.toBeNull();
});

test('a dialog that is closed says nothing until it is opened', async () => {
  const Part = later<Props>(gone as typeof there, { missing: 'over' });
  const root = await render(Part, { name: 'Ana', opened: false });
  expect(alert()).toBeNull();
  await act(async () => root.render(<Part name="Ana" opened />));
  expect(alert()?.hasAttribute('data-over')).toBe(true);
});

test('known once, it stands at once wherever it is shown', async () => {
  const load = vi.fn(there);
  const Part = later<Props>(load, { loading: () => <i>espera</i> });
  await render(Part, { name: 'Ana' });
  page = document.createElement('div');
  const waited = vi.spyOn(document, 'createElement');
  await render(Part, { name: 'Luz' });
  expect(page.innerHTML).toContain('aria-label="Luz"');
  expect(waited).not.toHaveBeenCalledWith('i');
  expect(load).toHaveBeenCalledTimes(1);
});
