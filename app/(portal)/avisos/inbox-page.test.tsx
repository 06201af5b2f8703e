// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { ShownNotice } from '@/app/_features/inbox/notice-list';
import { LOCALE } from '@/lib/i18n/locale';
import inbox from '@/lib/i18n/messages/es/inbox.json';
import ui from '@/lib/i18n/messages/es/ui.json';
import { InboxPage } from './inbox-page';

const server = vi.hoisted(() => ({ result: {} as unknown }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock('@/app/_features/graphql/use-write', () => ({
  useWrite: () => ({ pending: false, run: async () => server.result }),
}));
vi.mock('@/app/_ui/feedback/toasts', () => ({ toastError: () => undefined, toastSuccess: () => undefined }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const notice = (id: number): ShownNotice => ({
  ...{ kind: 'QUOTATION_OPENED', title: `Aviso ${id}`, detail: null, path: null },
  ...{ at: new Date(), isRead: false, ids: [id] },
});

test('what could not be marked as read stays chosen', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale={LOCALE} messages={{ inbox, ui }} timeZone="America/Bogota">
        <MantineProvider>
          <InboxPage notices={[notice(1), notice(2)]} upTo={2} newest={null} older={null} />
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  );
  const buttonOf = (words: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  await act(async () => page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect(buttonOf('Marcar 1 como leído')).toBeDefined();
  server.result = { ok: false, failure: { code: 'OFFLINE', message: 'No', fields: [] } };
  await act(async () => buttonOf('Marcar 1 como leído')?.click());
  expect(page.querySelectorAll('input:checked')).toHaveLength(1);
  server.result = { ok: true, data: 1 };
  await act(async () => buttonOf('Marcar 1 como leído')?.click());
  expect(page.querySelectorAll('input:checked')).toHaveLength(0);
  await act(async () => root.unmount());
});
