import type * as z from 'zod/mini';
import { currentTime } from '@/lib/platform/clock';
import { type ProviderFault, RideProviderError } from './provider';

/** Longer than a provider takes that is well; until then somebody waits. */
export const PATIENCE_MS = 10_000;
const MOST_BYTES = 1_000_000;

type Asked<T> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** What the answer has to look like; null for an answer without a body. */
  readonly schema: z.ZodMiniType<T>;
  readonly patienceMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
};

/** Codes of connections that were never made: nothing of the request has arrived. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
]);

const codeOf = (error: unknown): string =>
  error instanceof Error && error.cause && typeof error.cause === 'object' && 'code' in error.cause
    ? String(error.cause.code)
    : '';

function faultOf(status: number): ProviderFault {
  if (status === 401 || status === 403) return 'UNAUTHENTICATED';
  if (status === 404) return 'NOT_FOUND';
  if (status === 409) return 'CONFLICT';
  return status >= 400 && status < 500 && status !== 408 ? 'REFUSED' : 'UNCERTAIN';
}

/** The provider's own words for a refusal, where it has some: `message` or `error` in JSON, or plain text. */
function wordsOf(body: string): string {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read === 'object' && read !== null) {
      for (const name of ['message', 'error']) {
        const words = (read as Record<string, unknown>)[name];
        if (typeof words === 'string') return words.slice(0, 200);
      }
    }
  } catch {
    // Plain text, as Cabify answers its own failures.
  }
  return body.slice(0, 200);
}

/** Asks a provider and reads its JSON. Throws a `RideProviderError` that tells whether what was asked may have been done. */
export async function askProvider<T>(
  url: string,
  { method, headers, body, form, schema, patienceMs = PATIENCE_MS }: Asked<T>,
): Promise<T> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form ? { body: new URLSearchParams(form) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    text = await response.text();
  } catch (error) {
    const fault = NEVER_CONNECTED.has(codeOf(error)) ? 'UNREACHED' : 'UNCERTAIN';
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate
      ? `no answer in ${patienceMs / 1000} s`
      : `no answer (${codeOf(error) || 'broken off'})`;
    throw new RideProviderError(fault, why, { cause: error, isLate });
  }
  if (!response.ok)
    throw new RideProviderError(faultOf(response.status), `${response.status} ${wordsOf(text)}`);
  return readAnswer(text, schema);
}

function readAnswer<T>(text: string, schema: z.ZodMiniType<T>): T {
  let read: unknown = null;
  try {
    if (text.length > MOST_BYTES) throw new Error('too long');
    if (text.trim() !== '') read = JSON.parse(text);
  } catch (error) {
    throw new RideProviderError('UNCERTAIN', 'an answer that is no JSON', { cause: error });
  }
  const { success, data } = schema.safeParse(read);
  if (!success) throw new RideProviderError('UNCERTAIN', 'an answer of another shape');
  return data;
}

type Kept = { value: Promise<string>; until: number };

/**
 * Keeps an access token in this process until a minute before it ends, and gets a new one when it is refused. Requests
 * that come at once wait for the same one.
 */
export function tokenKeeper(fetchToken: () => Promise<{ value: string; seconds: number }>) {
  let kept: Kept | null = null;

  async function fetchInto(fresh: Kept): Promise<string> {
    try {
      const { value, seconds } = await fetchToken();
      fresh.until = currentTime().getTime() + Math.max(60, seconds - 60) * 1000;
      return value;
    } catch (error) {
      if (kept === fresh) kept = null;
      const why = error instanceof Error ? error.message : '';
      throw new RideProviderError('UNAUTHENTICATED', `no token: ${why}`, { cause: error });
    }
  }

  function present(): Kept {
    if (kept && kept.until > currentTime().getTime()) return kept;
    const fresh: Kept = { value: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
    kept = fresh;
    fresh.value = fetchInto(fresh);
    return fresh;
  }

  /** Asks with the token; once more with a new one where the provider refuses it, which it does before doing anything. */
  async function withToken<T>(ask: (bearer: string) => Promise<T>): Promise<T> {
    const used = present();
    const bearer = await used.value;
    try {
      return await ask(bearer);
    } catch (error) {
      if (!(error instanceof RideProviderError) || error.fault !== 'UNAUTHENTICATED') throw error;
      if (kept === used) kept = null;
      return ask(await present().value);
    }
  }
  return { token: (): Promise<string> => present().value, withToken };
}
