import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import type { KeptAgenda } from './kept-agenda';
import { serviceWorkerScript } from './service-worker';

const AGENDA = '/mi-perfil/agenda';
const ITEM = {
  title: 'Feria <b>& cía</b>',
  when: '3 de mar.',
  where: 'Cali',
  detail: 'Modelo',
  status: 'Por firmar',
};

type Listener = (event: Record<string, unknown>) => void;

/** Runs the script as a browser does, with a network that answers so and what was kept. */
function runWorker(
  fetch: (path?: string, init?: RequestInit) => Promise<Response>,
  kept: KeptAgenda | null,
  open = false,
) {
  const listeners = new Map<string, Listener>();
  const drop = vi.fn(async () => true);
  const put = vi.fn();
  const caches = {
    open: async () => ({ match: async () => (kept ? Response.json(kept) : undefined), put }),
    delete: drop,
  };
  const words = { title: 'Sin conexión', text: 'Lo último.', none: 'Nada.', again: 'Otra vez' };
  const settings = {
    version: 'build-1',
    cache: 'kept',
    agenda: AGENDA,
    brand: 'Elenco',
    push: {
      icon: '/app/icon-192.png',
      opens: ['/mi-perfil', '/transportation-service/'],
      home: '/mi-perfil',
    },
    words,
  };
  const addEventListener = (type: string, listener: Listener) => listeners.set(type, listener);
  const shown = vi.fn(async () => undefined);
  const focus = vi.fn();
  const navigate = vi.fn(async () => ({ focus }));
  const openWindow = vi.fn(async () => null);
  const clients = { matchAll: async () => (open ? [{ navigate }] : []), openWindow };
  const registration = { showNotification: shown };
  const surroundings = { addEventListener, caches, fetch, Response, clients, registration };
  runInNewContext(serviceWorkerScript(settings), surroundings);
  const happen = async (type: string, event: object) => {
    let lasting: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => (lasting = work) });
    await lasting;
  };
  const ask = async (request: { mode: string; method: string }): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
  return { ask, drop, put, happen, shown, navigate, openWindow };
}

const PAGE = { mode: 'navigate', method: 'GET' };
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

test('shows what was kept where there is no network, as text', async () => {
  const { ask } = runWorker(noNetwork, { kept: 'Guardado hoy', items: [ITEM] });
  const page = await (await ask(PAGE))?.text();
  expect(page).toContain('Feria &#60;b&#62;&#38; cía');
  expect(page).toContain('3 de mar. · Cali');
  expect(page).toContain('Guardado hoy');
  expect(page).not.toContain('<b>&');
  expect(await (await runWorker(noNetwork, null).ask(PAGE))?.text()).toContain('Nada.');
});

test('passes pages on without keeping them, and leaves all else alone', async () => {
  const answered = new Response('página');
  const { ask, put, drop } = runWorker(async () => answered, null);
  expect(await ask(PAGE)).toBe(answered);
  expect(await ask({ mode: 'cors', method: 'GET' })).toBeNull();
  expect(await ask({ mode: 'navigate', method: 'POST' })).toBeNull();
  expect([put, drop].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('forgets what was kept once the place leads away, as it does who is no longer signed in', async () => {
  const away = { type: 'opaqueredirect' } as Response;
  const { ask, drop } = runWorker(async () => away, { kept: '', items: [ITEM] });
  expect(await ask(PAGE)).toBe(away);
  expect(drop).toHaveBeenCalledWith('kept');
});

const TOLD = { id: 'm-1', title: 'Casa Norte te convoca', body: 'Responde', path: '/mi-perfil/trabajos' };

test('shows a push message and says that it came', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  const { happen, shown } = runWorker(fetch, null);
  await happen('push', { data: { json: () => TOLD } });
  expect(shown).toHaveBeenCalledWith(TOLD.title, expect.objectContaining({ body: TOLD.body, tag: 'm-1' }));
  expect(fetch).toHaveBeenCalledWith('/graphql', expect.objectContaining({ method: 'POST' }));
});

test('opens the page of a push message, in the window that is there or in a new one, and none outside', async () => {
  const fetch = async () => Response.json({});
  const press = (data: typeof TOLD) => ({ notification: { data, close: () => undefined } });
  const without = runWorker(fetch, null);
  await without.happen('notificationclick', press(TOLD));
  expect(without.openWindow).toHaveBeenCalledWith(TOLD.path);
  await without.happen('notificationclick', press({ ...TOLD, path: 'https://evil.example' }));
  expect(without.openWindow).toHaveBeenLastCalledWith('/mi-perfil');
  const within = runWorker(fetch, null, true);
  await within.happen('notificationclick', press(TOLD));
  expect(within.navigate).toHaveBeenCalledWith(TOLD.path);
  expect(within.openWindow).not.toHaveBeenCalled();
});
