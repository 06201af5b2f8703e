// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LOCALE } from '@/lib/i18n/locale';
import inbox from '@/lib/i18n/messages/es/inbox.json';
import InboxPanel from './inbox-panel';
import { useUnread } from './use-unread';

const NOTICE = {
  ...{ kind: 'QUOTATION_OPENED', title: 'Aviso', detail: null, path: null },
  ...{ at: new Date(), isRead: false, ids: [7] },
};
const server = vi.hoisted(() => ({ answer: async (): Promise<unknown> => ({}) }));
vi.mock('@/app/_features/graphql/use-read', () => ({ useRead: () => ({ inbox: [NOTICE] }) }));
vi.mock('@/app/_features/graphql/use-write', () => ({
  useWrite: () => ({ pending: false, run: () => server.answer() }),
}));
vi.mock('@/app/_ui/feedback/toasts', () => ({ toastError: () => undefined }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('what is marked as read at once is taken off the bell once, whoever says it first', async () => {
  let bell = {} as ReturnType<typeof useUnread>;
  function Bell() {
    bell = useUnread(3);
    return (
      <InboxPanel
        button={{ current: null }}
        unread={bell.unread}
        onRead={bell.read}
        onClose={() => undefined}
      />
    );
  }
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale={LOCALE} messages={{ inbox }} timeZone="America/Bogota">
        <MantineProvider>
          <Bell />
        </MantineProvider>
      </NextIntlClientProvider>,
    ),
  );
  const pressAll = () =>
    act(async () =>
      [...page.querySelectorAll('button')]
        .find(({ textContent }) => textContent === inbox.list.readAll)
        ?.click(),
    );
  server.answer = async () => ({ ok: false, failure: { code: 'OFFLINE', message: 'No', fields: [] } });
  await pressAll();
  expect(bell.unread).toBe(3);
  // One more came while they were marked, and the server says so before it answers.
  server.answer = async () => {
    act(() => bell.tell(1));
    return { ok: true, data: 3 };
  };
  await pressAll();
  expect(bell.unread).toBe(1);
  await act(async () => root.unmount());
});
