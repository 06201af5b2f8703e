import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { toastError, toastSuccess } from './toasts';

const shown = () => notificationsStore.getState().notifications.map(({ message }) => message);

beforeEach(() => notifications.clean());

test('two are shown at most: the newest take the place of those that say that all went well', () => {
  for (const message of ['Guardado', 'Enviado', 'Pagado']) toastSuccess(message);
  expect(shown()).toEqual(['Enviado', 'Pagado']);
  toastError('No se pudo');
  expect(shown()).toEqual(['Pagado', 'No se pudo']);
  toastSuccess('Aprobado');
  expect(shown()).toEqual(['No se pudo', 'Aprobado']);
});

test('said again, one takes the place of the first, and failures that are all there is end with the oldest', () => {
  for (const message of ['Guardado', 'Guardado']) toastSuccess(message);
  expect(shown()).toEqual(['Guardado']);
  for (const message of ['Uno', 'Dos', 'Tres']) toastError(message);
  expect(shown()).toEqual(['Dos', 'Tres']);
});
