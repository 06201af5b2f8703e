import { type PushSettings, pushWorkerScript } from '@/app/_features/push/push-worker';
import type { KeptAgenda } from './kept-agenda';

export type Settings = {
  /** Of the build: with another one the browser takes the new worker. */
  readonly version: string;
  readonly cache: string;
  readonly agenda: string;
  readonly brand: string;
  readonly push: PushSettings;
  readonly words: Readonly<Record<'title' | 'text' | 'none' | 'again', string>>;
};

/**
 * What runs in the worker: it shows what was kept where a page of the talent's place meets no network; it stores no page, file or answer. Its text is sent as it stands, so it uses nothing from outside itself.
 */
function work({ cache, agenda, brand, words }: Omit<Settings, 'push'>) {
  // The types of a worker stand in another library than those of a page.
  const worker = globalThis as unknown as {
    skipWaiting: () => Promise<void>;
    clients: { claim: () => Promise<void> };
    addEventListener: (type: string, listener: (event: never) => void) => void;
  };
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

  worker.addEventListener('install', (event: Lasting) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event: Lasting) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event: Fetching) => {
    if (event.request.mode === 'navigate' && event.request.method === 'GET') {
      event.respondWith(answer(event.request));
    }
  });
}

/** The worker's script. */
export const serviceWorkerScript = ({ push, ...settings }: Settings): string =>
  `// ${settings.version}\n(${work.toString()})(${JSON.stringify(settings)});\n${pushWorkerScript(push)}`;
