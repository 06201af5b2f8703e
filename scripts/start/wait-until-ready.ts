import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 60;
const ANSWER_MS = 3_000;

/** Where the application that listens on HOST is reached from this machine. */
function localAddress(port: number, host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::' || host === 'localhost') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Whether the application answers at all. Never throws. */
export async function isAlive(port: number, host: string | undefined): Promise<boolean> {
  const url = `${localAddress(port, host)}/api/health/live`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Asks the application whether it is ready until it says yes (true) or `patience` ms have passed (false). */
export async function waitUntilReady(
  port: number,
  host: string | undefined,
  patience: number,
): Promise<boolean> {
  const url = `${localAddress(port, host)}/api/health/ready`;
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(PAUSE_MS)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
  }
  return false;
}
