// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ConfirmProvider } from '@/app/_ui/feedback/confirm/confirm-provider';
import { LOCALE } from '@/lib/i18n/locale';
import imports from '@/lib/i18n/messages/es/imports.json';
import ui from '@/lib/i18n/messages/es/ui.json';
import { WordsForm } from './words-form';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const GENDERS = [
  { value: 'FEMENINO', label: 'Femenino' },
  { value: 'MASCULINO', label: 'Masculino' },
];
const asked = (words: readonly string[]) => (
  <NextIntlClientProvider locale={LOCALE} messages={{ imports, ui }} timeZone="America/Bogota">
    <MantineProvider>
      <ConfirmProvider>
        <WordsForm
          id="1"
          kind="TALENTS"
          words={words.map((word) => ({ field: 'gender', word, rows: 1, isRequired: true, meant: null }))}
          choices={{ gender: GENDERS }}
          searched={[]}
          mapping={{}}
        />
      </ConfirmProvider>
    </MantineProvider>
  </NextIntlClientProvider>
);

/** What is answered of each word that is asked. */
const answers = () =>
  [...document.querySelectorAll('li')].map((item) => [
    item.querySelector('label')?.textContent?.match(/«(.*)»/)?.[1],
    item.querySelector('select')?.value,
  ]);

test('an answer stays with its word when others are asked no more, and is not left without a word', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  await act(async () => root.render(asked(['Damo', 'Nené', 'Varona'])));
  const leaving = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaving()).toBe(true);
  const select = document.querySelectorAll('select')[2] as HTMLSelectElement;
  await act(async () => {
    select.value = 'FEMENINO';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(leaving()).toBe(false);
  await act(async () => root.render(asked(['Nené', 'Varona'])));
  expect(answers()).toEqual([
    ['Nené', ''],
    ['Varona', 'FEMENINO'],
  ]);
});
