// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { SavedPlaces } from './saved-places';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const done = async () => ({ ok: true, message: null, fields: {} });
const places = ['Casa', 'Estudio'].map((name) => ({
  id: name,
  name,
  address: 'Calle 7',
  lat: 4.6,
  lng: -74,
}));

test('a place that is forgotten is not said to be kept', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const props = { places, keep: null, keepPlace: done, removePlace: done } as ComponentProps<
    typeof SavedPlaces
  >;
  await act(async () => root.render(<SavedPlaces {...props} />));
  await act(async () => place.querySelectorAll('button')[1]?.click());
  expect(place.querySelector('[role=status]')?.textContent).toBe('Lugar borrado');
  await act(async () => root.unmount());
});
