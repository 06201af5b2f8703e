import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { serviceWorkerScript } from './service-worker';

const SHELL = '/mesa/sin-internet';
const CACHE = 'elenco-mesa-';
const CHUNK = '/_next/static/chunks/a.js';
const LATER = '/_next/static/chunks/later.js';
const STYLE = '/_next/static/chunks/a.css';
const FACE = '/_next/static/media/face-s.p.1.woff2';

type Listener = (event: Record<string, unknown>) => void;
type Storage = Map<string, Map<string, Response>>;

/** A server of one build: its page, a script that fetches another later, and a style with a typeface. */
const served = (build: string): Record<string, string> => ({
  [SHELL]: `<script src="${CHUNK}"></script><link href="${STYLE}"> ${build}`,
  [CHUNK]: 'Promise.all(["static/chunks/later.js"])',
  [LATER]: 'later',
  [STYLE]: '@font-face{src:url(../media/face-s.p.1.woff2)}',
  [FACE]: 'face',
});

const nobody = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const serving =
  (files: Record<string, string>) =>
  async (asked: string | { url: string }): Promise<Response> => {
    const body = files[typeof asked === 'string' ? asked : asked.url];
    return new Response(body ?? '', { status: body === undefined ? 404 : 200 });
  };

/** Runs the script as a browser does; `stored` outlives it. */
function runWorker(version: string, stored: Storage, network: { fetch: typeof nobody }) {
  const listeners = new Map<string, Listener>();
  const keyOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : asked.url);
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (asked: string) => entries.get(keyOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void entries.set(keyOf(asked), answer),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (asked: { url: string }) =>
      [...stored.values()]
        .map((entries) => entries.get(asked.url))
        .find(Boolean)
        ?.clone(),
  };
  const settings = { version, shell: SHELL, cache: CACHE, patienceMs: 50 };
  runInNewContext(serviceWorkerScript(settings), {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    ...{ caches, Response, setTimeout, skipWaiting: async () => undefined },
    clients: { claim: async () => undefined },
    URL: class extends URL {
      constructor(path: string) {
        super(path, 'http://localhost');
      }
    },
    fetch: (...asked: Parameters<typeof nobody>) => network.fetch(...asked),
  });
  const happen = async (type: string): Promise<void> => {
    let lasting: unknown;
    listeners.get(type)?.({ waitUntil: (work: unknown) => (lasting = work) });
    await lasting;
  };
  const ask = async (url: string, mode = 'navigate', method = 'GET'): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    listeners.get('fetch')?.({
      request: { url, mode, method },
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer;
  };
  return { happen, ask };
}

const textOf = async (answer: Response | null) => answer?.text();

test('gives one page with all its parts, also those fetched later, where there is no network', async () => {
  const network = { fetch: serving(served('uno')) as typeof nobody };
  const stored: Storage = new Map();
  const worker = runWorker('b1', stored, network);
  await worker.happen('install');
  await worker.happen('activate');
  network.fetch = nobody;
  expect(await textOf(await worker.ask('/mesa/an-event'))).toContain('uno');
  for (const part of [CHUNK, LATER, STYLE, FACE]) {
    expect((await worker.ask(part, 'no-cors'))?.status, part).toBe(200);
  }
  expect(await worker.ask('/graphql', 'cors', 'POST')).toBeNull();
  expect(await worker.ask('/fotos/1/96', 'no-cors')).toBeNull();
});

test('passes pages on without keeping them, and a gateway’s refusal or silence is no network', async () => {
  const network = { fetch: serving({ ...served('uno'), '/mesa/e': 'de la agencia' }) as typeof nobody };
  const stored: Storage = new Map();
  const worker = runWorker('b1', stored, network);
  await worker.happen('install');
  expect(await textOf(await worker.ask('/mesa/e'))).toBe('de la agencia');
  const kept = [...stored.values()].flatMap((entries) => [...entries.keys()]);
  expect(kept).not.toContain('/mesa/e');
  network.fetch = async () => new Response('', { status: 502 });
  expect(await textOf(await worker.ask('/mesa/e'))).toContain('uno');
  network.fetch = () => new Promise<Response>(() => undefined);
  expect(await textOf(await worker.ask('/mesa/e'))).toContain('uno');
  network.fetch = async () => new Response('no es tuya', { status: 404 });
  expect((await worker.ask('/mesa/e'))?.status).toBe(404);
});

test('another build takes the place of the one before, which stays for pages that are open; older ones go', async () => {
  const network = { fetch: serving(served('uno')) as typeof nobody };
  const stored: Storage = new Map();
  for (const build of ['b1', 'b2', 'b3']) {
    network.fetch = serving(served(build)) as typeof nobody;
    const worker = runWorker(build, stored, network);
    await worker.happen('install');
    await worker.happen('activate');
  }
  expect([...stored.keys()]).toEqual([`${CACHE}b2`, `${CACHE}b3`]);
  network.fetch = nobody;
  expect(await textOf(await runWorker('b3', stored, network).ask('/mesa/e'))).toContain('b3');
});

test('a build that cannot be taken whole is not shown, and the one before still is', async () => {
  const network = { fetch: serving(served('uno')) as typeof nobody };
  const stored: Storage = new Map();
  await runWorker('b1', stored, network).happen('install');
  const { [LATER]: _cut, ...half } = served('dos');
  network.fetch = serving(half) as typeof nobody;
  const next = runWorker('b2', stored, network);
  await expect(next.happen('install')).rejects.toThrow(LATER);
  network.fetch = nobody;
  expect(await textOf(await next.ask('/mesa/e'))).toContain('uno');
});
