/** What a worker that shows push messages is told. */
export type PushSettings = {
  /** Picture of what it shows outside the page. */
  readonly icon: string;
  /** Beginnings of addresses that a message may open; anything else opens `home`. */
  readonly opens: readonly string[];
  readonly home: string;
};

/**
 * What runs in a worker: it shows the push messages that come, and opens their page when they are pressed. Its text is sent
 * as it stands, so it uses nothing from outside itself.
 */
function work({ icon, opens, home }: PushSettings) {
  // The types of a worker stand in another library than those of a page.
  const worker = globalThis as unknown as {
    clients: {
      matchAll: (kind: { type: 'window' }) => Promise<readonly OpenPage[]>;
      openWindow: (path: string) => Promise<unknown>;
    };
    registration: { showNotification: (title: string, options: object) => Promise<void> };
    addEventListener: (type: string, listener: (event: never) => void) => void;
  };
  type OpenPage = { navigate: (path: string) => Promise<OpenPage | null>; focus: () => Promise<unknown> };
  type Told = { readonly id: string; readonly title: string; readonly body: string; readonly path: string };
  type Lasting = { waitUntil: (work: Promise<unknown>) => void };
  type Pushed = Lasting & { data: { json: () => Told } | null };
  type Pressed = Lasting & { notification: { data: Told; close: () => void } };

  /** Has the list of what was sent say that it came, or was opened; without a network it stays as it is. */
  const mark = ({ id }: Told, opened: boolean) =>
    fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation MarkMessage($id: ID!, $opened: Boolean!) { markMessage(id: $id, opened: $opened) }',
        variables: { id, opened },
      }),
    }).catch(() => null);

  async function show(told: Told): Promise<void> {
    const { title, body, id } = told;
    await worker.registration.showNotification(title, {
      body,
      tag: id,
      data: told,
      icon,
      badge: icon,
      lang: 'es',
    });
    await mark(told, false);
  }

  async function open(told: Told): Promise<void> {
    // Of this place alone, whatever the message says.
    const isOwn = opens.some((start) => told.path.startsWith(start)) && !told.path.startsWith('//');
    const path = isOwn ? told.path : home;
    const [page] = await worker.clients.matchAll({ type: 'window' });
    if (page) await (await page.navigate(path).catch(() => null))?.focus();
    else await worker.clients.openWindow(path);
    await mark(told, true);
  }

  worker.addEventListener('push', (event: Pushed) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  worker.addEventListener('notificationclick', (event: Pressed) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
}

/** The part of a worker's script that takes push messages. */
export const pushWorkerScript = (settings: PushSettings): string =>
  `(${work.toString()})(${JSON.stringify(settings)});\n`;
