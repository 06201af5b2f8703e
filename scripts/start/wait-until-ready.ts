import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 60;
const ANSWER_MS = 3_000;

/** Where the application that listens on HOST is reached from this machine. */
function localAddress(port: number, host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::' || host === 'localhost') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Asks the application whether it is ready until each of its processes has said yes (true) or `patience` ms have passed
 * (false). Connections go to the processes in turn, so each look is a connection of its own.
 */
export async function waitUntilReady(
  port: number,
  host: string | undefined,
  patience: number,
  processes = 1,
): Promise<boolean> {
  const url = `${localAddress(port, host)}/api/health/ready`;
  const ready = new Set<string>();
  for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
    const who = await askReady(url);
    if (who) ready.add(who);
    if (ready.size >= processes) return true;
    if (!who) await sleep(PAUSE_MS);
  }
  return false;
}

/** The number of the process that said that it is ready; null when nobody did. */
const askReady = (url: string): Promise<string | null> =>
  new Promise((resolve) => {
    const asked = get(url, { agent: false, timeout: ANSWER_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? String(answer.headers['x-process'] ?? 1) : null);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', () => resolve(null));
  });
