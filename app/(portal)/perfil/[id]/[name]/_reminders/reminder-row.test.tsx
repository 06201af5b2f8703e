// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { LOCALE } from '@/lib/i18n/locale';
import profile from '@/lib/i18n/messages/es/profile.json';
import type { AgencyReminder } from '@/lib/reminders/queries';
import { ReminderRow } from './reminder-row';

let answers: (result: unknown) => void;
const sent: unknown[] = [];
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock('@/app/_features/graphql/use-write', () => ({
  useWrite: () => ({
    pending: false,
    run: (values: unknown) => {
      sent.push(values);
      return new Promise((resolve) => {
        answers = resolve;
      });
    },
  }),
}));
vi.mock('@/app/_ui/feedback/toasts', () => ({ toastError: () => undefined, toastSuccess: () => undefined }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  sent.length = 0;
});

const RULE: AgencyReminder = {
  reason: 'NOT_TAKEN',
  revision: 4,
  isOn: true,
  ...{ firstHours: 12, everyHours: 24, times: 1 },
  channels: ['email', 'whatsapp'],
};

async function show() {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  const render = (rule: AgencyReminder) =>
    act(async () =>
      root.render(
        <NextIntlClientProvider locale={LOCALE} messages={{ profile }} timeZone="America/Bogota">
          <MantineProvider>
            <ul>
              <ReminderRow rule={rule} mayEdit />
            </ul>
          </MantineProvider>
        </NextIntlClientProvider>,
      ),
    );
  await render(RULE);
  return { page, root, render };
}

test('a reminder is off as soon as it is pressed, and on again where that was refused', async () => {
  const { page, root } = await show();
  // By what it may be told: WhatsApp's template asks to do something.
  expect(page.textContent).toContain('A las 12 horas · Correo');
  expect(page.textContent).not.toContain('WhatsApp');
  const input = page.querySelector('input[role=switch]') as HTMLInputElement;
  await act(async () => input.click());
  expect(input.checked).toBe(false);
  expect(page.textContent).toContain('Apagado');
  expect(sent).toEqual([expect.objectContaining({ reason: 'NOT_TAKEN', isOn: false, seenRevision: 4 })]);
  await act(async () => answers({ ok: false, failure: { message: 'No', fields: [] } }));
  expect(input.checked).toBe(true);
  await act(async () => root.unmount());
});

test('a revision is changed once, however often it is pressed', async () => {
  const { page, root, render } = await show();
  const input = page.querySelector('input[role=switch]') as HTMLInputElement;
  await act(async () => input.click());
  await act(async () => input.click());
  expect(input.checked).toBe(false);
  await act(async () => answers({ ok: true, data: null }));
  // Until the page has read it.
  await act(async () => input.click());
  expect(sent).toHaveLength(1);
  await render({ ...RULE, isOn: false, revision: 5 });
  await act(async () => input.click());
  expect(sent[1]).toMatchObject({ isOn: true, seenRevision: 5 });
  await act(async () => answers({ ok: true, data: null }));
  await act(async () => root.unmount());
});
