import { loginInput } from '@/lib/identity/inputs';
import type { LoginKind, LoginProblem } from '@/lib/identity/rules';

export type LoginField = 'email' | 'password';

/** Once in, nothing; else a message key per field, or what the server said. */
export type LoginAttempt =
  | { readonly kind: 'in' }
  | { readonly kind: 'invalid'; readonly fields: Partial<Record<LoginField, string>> }
  | { readonly kind: 'refused'; readonly reason: LoginProblem | 'OFFLINE' }
  /** Too many attempts; the server's words tell how long to wait. */
  | { readonly kind: 'limited'; readonly message: string };

const PROBLEMS: readonly string[] = [
  'NO_MATCH',
  'CHECK_EMAIL',
  'SUSPENDED',
  'NO_AGENCY',
] satisfies LoginProblem[];
const isProblem = (code: string | null): code is LoginProblem => code !== null && PROBLEMS.includes(code);

/** Checks what was typed and, when it can be right, asks the server. */
export async function attemptLogin(kind: LoginKind, typed: unknown): Promise<LoginAttempt> {
  const parsed = loginInput.safeParse(typed);
  if (parsed.success) {
    return signIn(kind, parsed.data.email, parsed.data.password);
  }
  const fields: Partial<Record<LoginField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (field === 'email' || field === 'password') fields[field] ??= message;
  }
  return { kind: 'invalid', fields };
}

/**
 * Signs in through next-auth's endpoints. Its own `signIn` is not used because without a connection it
 * leaves the page for an error screen, and with it what was typed.
 */
async function signIn(kind: LoginKind, email: string, password: string): Promise<LoginAttempt> {
  try {
    const asked = await fetch('/api/auth/csrf', { cache: 'no-store' });
    const { csrfToken } = (await asked.json()) as { csrfToken: string };
    const answer = await fetch(`/api/auth/callback/${kind}`, {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
    });
    const { url = '', message } = (await answer.json()) as { url?: string; message?: string };
    if (answer.ok) return { kind: 'in' };
    if (answer.status === 429 && message) return { kind: 'limited', message };
    const code = new URLSearchParams(url.split('?')[1]).get('error');
    return { kind: 'refused', reason: isProblem(code) ? code : 'SYSTEM' };
  } catch (error) {
    // fetch rejects with a TypeError when there is no connection; a body that is no JSON is the server's trouble.
    return { kind: 'refused', reason: error instanceof TypeError ? 'OFFLINE' : 'SYSTEM' };
  }
}
