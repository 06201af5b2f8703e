import { afterEach, describe, expect, test, vi } from 'vitest';
import { attemptLogin } from './attempt-login';

const typed = { email: ' laura@prueba.co ', password: 'Secreta-1' };

/** What the server answers to the request for a token and to the login after it. */
function serverAnswers(login: () => Promise<Response>) {
  const fetch = vi.fn((address: string, _init?: RequestInit) =>
    address.endsWith('/csrf') ? Promise.resolve(Response.json({ csrfToken: 'abc' })) : login(),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const refusal = (code: string) =>
  Response.json({ url: `https://elenco.example/login?error=${code}` }, { status: 401 });

afterEach(() => vi.unstubAllGlobals());

describe('attemptLogin', () => {
  test('says what is wrong with what was typed and asks nobody', async () => {
    const fetch = serverAnswers(async () => refusal('NO_MATCH'));
    expect(await attemptLogin('agency', { email: '', password: '' })).toEqual({
      kind: 'invalid',
      fields: { email: 'validation.required', password: 'login.passwordRequired' },
    });
    const long = { email: `${'a'.repeat(101)}@prueba.co`, password: 'x' };
    expect(await attemptLogin('agency', long)).toMatchObject({ fields: { email: 'validation.tooLong' } });
    expect(await attemptLogin('agency', { ...typed, email: 'laura' })).toMatchObject({
      fields: { email: 'validation.email' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('enters by its own door with the token and the trimmed address', async () => {
    const fetch = serverAnswers(async () => Response.json({ url: 'https://elenco.example/' }));
    expect(await attemptLogin('admin', typed)).toEqual({ kind: 'in' });
    const [address, init] = fetch.mock.calls[1] ?? [];
    expect(address).toBe('/api/auth/callback/admin');
    const sent = Object.fromEntries(new URLSearchParams(String(init?.body)));
    expect(sent).toMatchObject({ csrfToken: 'abc', email: 'laura@prueba.co', password: 'Secreta-1' });
  });

  test.each(['NO_MATCH', 'CHECK_EMAIL', 'SUSPENDED', 'NO_AGENCY', 'SYSTEM'])(
    'tells %s apart',
    async (code) => {
      serverAnswers(async () => refusal(code));
      expect(await attemptLogin('agency', typed)).toEqual({ kind: 'refused', reason: code });
    },
  );

  test.each([
    ['an unknown code', async () => refusal('Callback'), 'SYSTEM'],
    ['an answer that is no JSON', async () => new Response('<h1>502</h1>', { status: 502 }), 'SYSTEM'],
    ['a 429 that is not ours', async () => Response.json({}, { status: 429 }), 'SYSTEM'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'OFFLINE'],
  ])('reads %s', async (_name, login, reason) => {
    serverAnswers(login);
    expect(await attemptLogin('agency', typed)).toEqual({ kind: 'refused', reason });
  });

  test('passes on how long to wait after too many attempts', async () => {
    const message = 'Demasiados intentos. Espera 15 minutos y vuelve a intentarlo.';
    serverAnswers(async () => Response.json({ status: 429, message }, { status: 429 }));
    expect(await attemptLogin('agency', typed)).toEqual({ kind: 'limited', message });
  });
});
