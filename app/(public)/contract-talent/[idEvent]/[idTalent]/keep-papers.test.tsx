// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import texts from '@/lib/i18n/messages/es/contract.json';
import { KeepPapers } from './keep-papers';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const onKeep = async () => ({ ok: true, message: null, fields: {} });

test('that papers were kept is still said when the page is read again, which has nothing more to ask', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (names: string) => act(async () => root.render(<KeepPapers names={names} onKeep={onKeep} />));
  await show('RUT y EPS');
  expect(place.textContent).toContain('RUT y EPS');
  await act(async () => place.querySelector('button')?.click());
  await show('');
  expect(place.textContent).toBe(texts.keep.kept);
  await act(async () => root.unmount());
});

test('where nothing is left to keep nothing is asked', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<KeepPapers names="" onKeep={onKeep} />));
  expect(place.textContent).toBe('');
  await act(async () => root.unmount());
});
