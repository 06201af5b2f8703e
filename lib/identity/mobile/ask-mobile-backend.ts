import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

const TIMEOUT_MS = 4000;
const MOST_BYTES = 64 * 1024;

const answer = z.object({ user: z.object({ token: z.string().trim().min(1).max(8192) }) });

/**
 * The bearer token that the mobile backend gives an administrator for the same e-mail and password (specification
 * 2.5), or null: without MOBILE_API_URL nobody is asked; a backend that refuses, fails, answers nonsense or takes
 * longer than four seconds is logged, and the log-in goes on without a token.
 */
export async function askMobileBackend(email: string, password: string): Promise<string | null> {
  const { MOBILE_API_URL: url } = env();
  if (!url) return null;
  try {
    const response = await fetch(`${url}/api/login/admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email, password }),
      // The password goes to the configured address and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // As the specification's own helper: 202 is a failure too.
    if (!response.ok || response.status === 202) throw new Error(`mobile backend: status ${response.status}`);
    return answer.parse(JSON.parse(await readText(response))).user.token;
  } catch (error) {
    // Not the answer itself: it may hold a token.
    const reason = error instanceof z.ZodError || error instanceof SyntaxError ? 'nonsense' : String(error);
    log.warn({ reason }, 'mobile backend gave no token');
    return null;
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new Error('mobile backend: answer too long');
  }
  return text;
}
