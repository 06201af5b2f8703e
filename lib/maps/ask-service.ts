import type * as z from 'zod/mini';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { createGate } from '@/lib/platform/gate';
import { log } from '@/lib/platform/log';

const PATIENCE_MS = 4_000;
const MOST_BYTES = 500_000;

/** Answers are remembered for so long, in this process alone: people search for the same few places. */
const KEPT_MS = 60 * 60_000;
const MOST_KEPT = 500;

type Kept = { readonly answer: unknown; readonly until: number };
const kept = new Map<string, Kept>();

const gate = createGate({ atOnce: 8, waiting: 40, retryAfterSeconds: 3 });

/** What was not answered, without what was asked: addresses are in no log. */
const noAnswer = (service: string, why: string, cause?: unknown): AppError => {
  log.warn({ service, why, err: cause }, 'maps: no answer');
  return new AppError('UNAVAILABLE', 'map.noAnswer');
};

/**
 * Asks a service of addresses or routes for JSON of that shape, at most eight at a time in a process, for four seconds
 * each. Throws UNAVAILABLE for whatever is no answer.
 */
export async function askService<T>(
  service: string,
  url: URL,
  shape: z.ZodMiniType<T>,
  statuses: readonly number[] = [200],
): Promise<T> {
  const now = currentTime().getTime();
  const known = kept.get(url.href);
  if (known && known.until > now) return known.answer as T;
  const read = shape.safeParse(await gate(() => fetchJson(service, url, statuses)));
  if (!read.success) throw noAnswer(service, 'JSON of another kind');
  kept.delete(url.href);
  kept.set(url.href, { answer: read.data, until: now + KEPT_MS });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return read.data;
}

/** Forgets all answers: for tests. */
export const forgetAnswers = (): void => kept.clear();

async function fetchJson(service: string, url: URL, statuses: readonly number[]): Promise<unknown> {
  const { PRODUCT_NAME, SUPPORT_EMAIL } = env();
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        'accept-language': 'es',
        // Nominatim's rules of use want to know who asks.
        'user-agent': `${PRODUCT_NAME.replaceAll(/[^\x20-\x7e]/g, '')} (${SUPPORT_EMAIL})`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    status = response.status;
    text = await readShort(response);
  } catch (error) {
    throw noAnswer(service, 'unreached', error);
  }
  if (!statuses.includes(status)) throw noAnswer(service, `status ${status}`);
  try {
    return JSON.parse(text);
  } catch {
    throw noAnswer(service, 'no JSON');
  }
}

async function readShort({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      throw new Error('too long an answer');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString();
}
