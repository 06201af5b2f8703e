export type Settings = {
  /** Of the build: with another one the browser takes the new worker. */
  readonly version: string;
  /** The page that stands for every desk. */
  readonly shell: string;
  /** What the names of its caches begin with; the version follows. */
  readonly cache: string;
  /** How long a page is waited for before the kept one is shown. */
  readonly patienceMs: number;
};

/**
 * What runs in the worker: where a desk meets no network it gives one page that is the same for everybody, with its
 * scripts, styles and typefaces, all taken when it is installed. It stores nothing of anybody. Its text is sent as it stands,
 * so it uses nothing from outside itself.
 */
function work({ version, shell, cache, patienceMs }: Settings) {
  // The types of a worker stand in another library than those of a page.
  const worker = globalThis as unknown as {
    skipWaiting: () => Promise<void>;
    clients: { claim: () => Promise<void> };
    addEventListener: (type: string, listener: (event: never) => void) => void;
  };
  type Lasting = { waitUntil: (work: Promise<unknown>) => void };
  type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
  const own = cache + version;
  const built = '/_next/static/';

  /** Addresses of built files that a page, script or style names. */
  const namedIn = (text: string): string[] =>
    (text.match(/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)/g) ?? []).map((path) => built + path);

  async function take(address: string): Promise<Response> {
    const answer = await fetch(address, { cache: 'no-cache', credentials: 'omit' });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  }

  /** Keeps the page with everything that it can come to need, or nothing. */
  async function install(): Promise<void> {
    const kept = await caches.open(own);
    const page = await take(shell);
    const known = new Set<string>();
    let found = namedIn(await page.clone().text());
    while (found.length > 0) {
      const fresh = [...new Set(found)].filter((address) => !known.has(address));
      const texts = await Promise.all(
        fresh.map(async (address) => {
          known.add(address);
          const file = (await kept.match(address)) ?? (await take(address));
          await kept.put(address, file.clone());
          return address.endsWith('.woff2') ? '' : file.text();
        }),
      );
      found = texts.flatMap(namedIn);
    }
    // Last, so that a page without its parts is never shown.
    await kept.put(shell, page);
    await worker.skipWaiting();
  }

  /** The build before stays for pages that are still open; older ones go. */
  async function activate(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(cache) && name !== own);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  }

  /** The newest that is whole. */
  async function keptPage(): Promise<Response | undefined> {
    const names = (await caches.keys()).filter((name) => name.startsWith(cache) && name !== own);
    for (const name of [own, ...names.reverse()]) {
      const page = await (await caches.open(name)).match(shell);
      if (page) return page;
    }
    return undefined;
  }

  async function open(request: Request): Promise<Response> {
    const asked = fetch(request);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
    const answer = await Promise.race([asked, late]).catch(() => null);
    // A gateway that reaches no Elenco answers too.
    if (answer && answer.status < 502) return answer;
    return (await keptPage()) ?? asked;
  }

  const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

  worker.addEventListener('install', (event: Lasting) => event.waitUntil(install()));
  worker.addEventListener('activate', (event: Lasting) => event.waitUntil(activate()));
  worker.addEventListener('fetch', (event: Fetching) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(open(request));
    else if (new URL(request.url).pathname.startsWith(built)) event.respondWith(file(request));
  });
}

/** The worker's script. */
export const serviceWorkerScript = (settings: Settings): string =>
  `// ${settings.version}\n(${work.toString()})(${JSON.stringify(settings)});\n`;
