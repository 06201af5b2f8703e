import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 60;
const ANSWER_MS = 3_000;

/** Asks the application whether it is ready until it says yes (true) or `patience` ms have passed (false). */
export async function waitUntilReady(
  port: number,
  host: string | undefined,
  patience: number,
): Promise<boolean> {
  const url = `http://${host && host !== '0.0.0.0' && host !== '::' ? host : 'localhost'}:${port}/api/health/ready`;
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(PAUSE_MS)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
  }
  return false;
}
