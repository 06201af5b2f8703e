import type { KeptAgenda } from './kept-agenda';

export type Settings = {
  /** Of the build: with another one the browser takes the new worker. */
  readonly version: string;
  readonly cache: string;
  readonly agenda: string;
  readonly brand: string;
  /** Picture of what it shows outside the page. */
  readonly icon: string;
  readonly words: Readonly<Record<'title' | 'text' | 'none' | 'again', string>>;
};

/**
 * What runs in the worker: it shows what was kept where a page of the talent's place meets no network, and the push
 * messages that come; it stores no page, file or answer. Its text is sent as it stands, so it uses nothing from outside itself.
 */
function work({ cache, agenda, brand, icon, words }: Settings) {
  // The types of a worker stand in another library than those of a page.
  const worker = globalThis as unknown as {
    skipWaiting: () => Promise<void>;
    clients: {
      claim: () => Promise<void>;
      matchAll: (kind: { type: 'window' }) => Promise<readonly OpenPage[]>;
      openWindow: (path: string) => Promise<unknown>;
    };
    registration: { showNotification: (title: string, options: object) => Promise<void> };
    addEventListener: (type: string, listener: (event: never) => void) => void;
  };
  type OpenPage = { navigate: (path: string) => Promise<OpenPage | null>; focus: () => Promise<unknown> };
  type Told = { readonly id: string; readonly title: string; readonly body: string; readonly path: string };
  type Pushed = Lasting & { data: { json: () => Told } | null };
  type Pressed = Lasting & { notification: { data: Told; close: () => void } };
  type Lasting = { waitUntil: (work: Promise<unknown>) => void };
  type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };

  const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

  function listOf({ items, kept }: KeptAgenda): string {
    const rows = items.map(
      ({ title, when, where, detail, status }) =>
        `<li><b>${escaped(title)}</b><span>${escaped(when)} · ${escaped(where)}</span><span>${escaped(detail)}</span><em>${escaped(status)}</em></li>`,
    );
    if (rows.length === 0) return `<p>${escaped(words.none)}</p>`;
    return `<ul>${rows.join('')}</ul><p class="note">${escaped(kept)}</p>`;
  }

  async function offline(): Promise<Response> {
    const kept = await (await caches.open(cache)).match(agenda);
    const list = kept ? listOf((await kept.json()) as KeptAgenda) : `<p>${escaped(words.none)}</p>`;
    const page = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark"><title>${escaped(words.title)} · ${escaped(brand)}</title><style>
:root{color-scheme:light dark}body{margin:0;padding:20px 16px;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f6f5f2,#151311);color:light-dark(#1c1a17,#f0ede8)}
main{max-width:640px;margin:0 auto}header{font:28px/1.2 Georgia,serif;margin-bottom:24px}h1{font:400 28px/1.2 Georgia,serif;margin:0 0 8px}
ul{list-style:none;padding:0;margin:20px 0}li{display:grid;gap:2px;padding:14px 16px;margin-bottom:10px;border-radius:10px;background:light-dark(#fff,#1d1b18);border:1px solid light-dark(#e6e3dd,#34302b);overflow-wrap:anywhere}
.note,em{font-style:normal;color:light-dark(#5c564e,#b5aea4);font-size:14px}a{display:inline-block;padding:12px 20px;border-radius:8px;background:light-dark(#1c1a17,#f0ede8);color:light-dark(#fff,#1c1a17);text-decoration:none}
</style></head><body><main><header>${escaped(brand)}</header><h1>${escaped(words.title)}</h1><p>${escaped(words.text)}</p>${list}<p><a href="">${escaped(words.again)}</a></p></main></body></html>`;
    return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }

  async function answer(request: Request): Promise<Response> {
    try {
      const response = await fetch(request);
      // The place leads away only who is not signed in to it any more.
      if (response.type === 'opaqueredirect') await caches.delete(cache);
      return response;
    } catch {
      return offline();
    }
  }

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
    // Of the place and its rides alone, whatever the message says.
    const isOwn = told.path.startsWith('/mi-perfil') || told.path.startsWith('/transportation-service/');
    const path = isOwn ? told.path : '/mi-perfil';
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
  worker.addEventListener('install', (event: Lasting) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event: Lasting) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event: Fetching) => {
    if (event.request.mode === 'navigate' && event.request.method === 'GET') {
      event.respondWith(answer(event.request));
    }
  });
}

/** The worker's script. */
export const serviceWorkerScript = (settings: Settings): string =>
  `// ${settings.version}\n(${work.toString()})(${JSON.stringify(settings)});\n`;
