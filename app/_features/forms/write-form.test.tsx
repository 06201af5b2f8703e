// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ConfirmProvider } from '@/app/_ui/feedback/confirm/confirm-provider';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FileField } from '@/app/_ui/upload/file-field';
import type { UploadAnswer } from '@/app/_ui/upload/send-file';
import { LOCALE } from '@/lib/i18n/locale';
import controls from '@/lib/i18n/messages/es/controls.json';
import ui from '@/lib/i18n/messages/es/ui.json';
import { useWriteForm } from './use-write-form';
import { WriteForm } from './write-form';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { Field } = fieldsOf<{ logo: string }>();
const saved: string[] = [];
let arrives: (stored: UploadAnswer) => void;
const sending = new Promise<UploadAnswer>((resolve) => {
  arrives = resolve;
});

function LogoForm() {
  const form = useWriteForm({
    schema: z.object({ logo: z.string() }),
    values: { logo: '' },
    write: async ({ logo }) => {
      saved.push(logo);
      return { ok: true as const, data: null };
    },
    saved: 'Guardado',
    tell: () => undefined,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save="Guardar">
      <Field name="logo">
        {({ onChange }) => (
          <FileField
            label="Logo"
            to={{ send: () => sending }}
            onChange={(answers) => onChange(answers[0]?.id ?? '')}
          />
        )}
      </Field>
    </WriteForm>
  );
}

test('a form saved while its logo is on its way is saved with the logo', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale={LOCALE} messages={{ controls, ui }} timeZone="America/Bogota">
        <MantineProvider>
          <ConfirmProvider>
            <LogoForm />
          </ConfirmProvider>
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  );
  const input = page.querySelector('input[type=file]') as HTMLInputElement;
  const chosen = new File(['%PDF-1.7'], 'logo.pdf', { type: 'application/pdf' });
  Object.defineProperty(input, 'files', { value: [chosen] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  const button = page.querySelector('[type=submit]') as HTMLButtonElement;
  await act(async () => button.click());
  expect(saved).toEqual([]);
  expect(button.textContent).toBe(controls.filesFirst);
  await act(async () => arrives({ id: 'kept' }));
  expect(saved).toEqual(['kept']);
  await act(async () => root.unmount());
});
