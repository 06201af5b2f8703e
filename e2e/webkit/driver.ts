import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** An element of the page, as the driver names it. */
export type Handle = { readonly [ELEMENT]: string };

type Answer = { readonly value: unknown };
type Failure = { readonly error?: string; readonly message?: string };

/** A screen that nobody sees, and the driver of WebKit that shows its windows there. */
export type Engine = { readonly address: string; readonly stop: () => void };

/** Starts both. Throws when the driver does not answer. */
export async function startEngine(): Promise<Engine> {
  const display = `:${await freePort()}`;
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: display, LANG: 'es_CO.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' };
  const started: ChildProcess[] = [
    spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: environment }),
  ];
  const stop = () => {
    for (const child of started.toReversed()) child.kill();
  };
  const address = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    if (await fetch(`${address}/status`).catch(() => null)) return { address, stop };
    if (Date.now() > end) {
      stop();
      throw new Error('WebKitWebDriver does not answer');
    }
  }
}

/**
 * One window of WebKit, by the W3C's WebDriver protocol: what a person does, and what they see. Playwright drives none but
 * its own build of WebKit.
 */
export class Driver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  static async open({ address }: Engine): Promise<Driver> {
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } },
    };
    const answer = await send('POST', `${address}/session`, { capabilities });
    const { sessionId } = answer as { sessionId: string };
    return new Driver(`${address}/session/${sessionId}`);
  }

  close = (): Promise<unknown> => send('DELETE', this.#session);

  visit = (url: string): Promise<unknown> => send('POST', `${this.#session}/url`, { url });

  /** Gives the window a size; the page has less of it, by the browser's own bars. */
  resize = (width: number, height: number): Promise<unknown> =>
    send('POST', `${this.#session}/window/rect`, { width, height });

  /** Runs a function in the page. What it names must come with it. */
  run<Result, Given extends readonly unknown[]>(
    does: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    const script = `return (${does}).apply(null, arguments)`;
    return send('POST', `${this.#session}/execute/sync`, { script, args: given }) as Promise<Result>;
  }

  /** Brings an element to where nothing sticks over it, and presses it. */
  async click(element: Handle): Promise<void> {
    await this.run((one) => (one as unknown as Element).scrollIntoView({ block: 'center' }), element);
    await send('POST', `${this.#session}/element/${element[ELEMENT]}/click`, {});
  }

  /** Types into an element, or gives a file input its file. */
  type = (element: Handle, text: string): Promise<unknown> =>
    send('POST', `${this.#session}/element/${element[ELEMENT]}/value`, { text });

  /** Presses keys where the focus is, one after the other; `held` are down meanwhile. */
  press(keys: readonly string[], held: readonly string[] = []): Promise<unknown> {
    const down = (value: string) => ({ type: 'keyDown', value });
    const up = (value: string) => ({ type: 'keyUp', value });
    const actions = [
      ...held.map(down),
      ...keys.flatMap((key) => [down(key), up(key)]),
      ...held.toReversed().map(up),
    ];
    return send('POST', `${this.#session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await send('GET', `${this.#session}/screenshot`)) as string, 'base64');
  }
}

/** Asks again until there is an answer; throws with what was waited for. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | null | undefined | false>,
): Promise<Found> {
  let last: unknown;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(PAUSE_MS)) {
    const found = await look().catch((error: unknown) => {
      last = error;
      return null;
    });
    if (found) return found;
  }
  throw new Error(`Waited in vain: ${what}`, { cause: last });
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = (value ?? {}) as Failure;
  throw new Error(`${error}: ${message}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}
