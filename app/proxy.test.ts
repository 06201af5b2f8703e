import { readdirSync, readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import { resetEnv } from '@/lib/platform/env';
import { makeLink } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { config, proxy } from '@/proxy';

const database = useDatabase();
const SECRET = 'A'.repeat(43);
const [A, B] = ['7f9c24e5-2f5b-4c3e-8d3a-123456789012', '9b2d7f10-0000-4c3e-8d3a-abcdefabcdef'];

afterEach(() => {
  process.env.APP_URL = 'http://localhost:3000';
  resetEnv();
});
const ask = (url: string, init?: { method?: string; headers?: Record<string, string>; body?: BodyInit }) =>
  proxy(new NextRequest(new URL(url, 'http://localhost:3000'), init));

describe('a link with its secret', () => {
  it('is answered with a cookie for that path alone, and the clean address', async () => {
    const response = await ask(`/contract-talent/${A}/${B}?k=${SECRET}&tipo=51`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://localhost:3000/contract-talent/${A}/${B}?tipo=51`);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`elenco_link=${SECRET}; Path=/contract-talent/${A}/${B};`);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it('is shown to a chat for what it is, without its secret or a cookie', async () => {
    const response = await ask(`/cotizacion/${A}?k=${SECRET}`, {
      headers: { 'user-agent': 'WhatsApp/2.23' },
    });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    const html = await response.text();
    expect(html).toContain('<meta property="og:title" content="Tienes una cotización">');
    expect(html).not.toContain(SECRET);
    expect(html).not.toContain(A);
  });

  it('gives a Secure cookie where the application has TLS, whatever a header says', async () => {
    const cookieFor = async (headers: Record<string, string>) =>
      (await ask(`/invoice/${A}/${B}?k=${SECRET}`, { headers })).headers.get('set-cookie');
    expect(await cookieFor({ 'x-forwarded-proto': 'https' })).not.toMatch(/Secure/i);
    Object.assign(process.env, {
      APP_URL: 'https://elenco.example',
      NEXTAUTH_URL: 'https://elenco.example',
      EMAIL_DRIVER: 'smtp',
      SMTP_URL: 'smtp://mail.example',
      EMAIL_FROM: 'hola@elenco.example',
      PASSWORD_COST: '12',
    });
    resetEnv();
    expect(await cookieFor({})).toMatch(/Secure/i);
  });

  it('is taken out before the slash at its end is', async () => {
    const { headers, status } = await ask(`/cotizacion/${A}/?k=${SECRET}`);
    expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000/cotizacion/${A}`]);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const plain = await ask('/clientes/?q=a');
    expect([plain.status, plain.headers.get('location')]).toEqual([
      308,
      'http://localhost:3000/clientes?q=a',
    ]);
  });

  it('takes the place of a link that this browser has only where it opens this page', async () => {
    const quotation = await makeQuotation(database.db);
    const page = `/cotizacion/${quotation.id}`;
    const { secret } = await makeLink(database.db, 'QUOTATION_ANSWER', { quotationId: quotation.id });
    const { id: other } = await makeQuotation(database.db);
    const ofOther = await makeLink(database.db, 'QUOTATION_ANSWER', { quotationId: other });
    const kept = { headers: { cookie: `elenco_link=${'B'.repeat(43)}` } };
    const swap = async (k: string, init?: typeof kept) =>
      (await ask(`${page}?k=${k}`, init)).headers.get('set-cookie');
    for (const madeUp of [SECRET, ofOther.secret]) {
      expect(await swap(madeUp, kept)).toBeNull();
      expect(await swap(madeUp)).toContain(`elenco_link=${madeUp};`);
    }
    expect(await swap(secret, kept)).toContain(`elenco_link=${secret};`);
  });

  it('sets no cookie for another path than its own', async () => {
    const { headers } = await ask(`/cotizacion/x;Path=/;Domain=localhost?k=${SECRET}`);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('location')).not.toContain(SECRET);
  });

  it('is left alone when something is posted', async () => {
    expect((await ask(`/invoice/${A}/${B}?k=${SECRET}`, { method: 'POST' })).status).toBe(200);
  });
});

const formOf = (entries: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};

describe('what is posted to a page', () => {
  const action = { 'next-action': '0'.repeat(42) };
  it.each([
    ['of another site', { headers: { origin: 'https://evil.example', ...action }, body: '[]' }, 403],
    ['of nowhere', { headers: { origin: 'null' }, body: 'a=1' }, 403],
    ['too long', { headers: { 'content-length': '100000', ...action }, body: '[]' }, 413],
    ['no list', { headers: action, body: '{"a":' }, 400],
    ['no form', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'x' }, 400],
    ['the arguments of an action', { headers: action, body: '["$K1","$undefined","$$5","$T","a"]' }, 200],
    ['a reference to nothing', { headers: action, body: '["$1"]' }, 400],
    ['a promise of nothing, far within', { headers: action, body: '[{"a":["$@b"]}]' }, 400],
    ['a reference of no kind', { headers: action, body: '["$"]' }, 400],
    [
      'a reference to what the form holds',
      { headers: action, body: formOf({ 17: '"x"', 0: '["$11","$@11","$B11"]' }) },
      200,
    ],
    [
      'a reference to what the form does not hold',
      { headers: action, body: formOf({ 17: '"x"', 0: '["$17"]' }) },
      400,
    ],
  ])('%s is answered as its sender reads it', async (_, init, status) => {
    const response = await ask('/login', { method: 'POST', ...init });
    expect(response.status).toBe(status);
    const isAction = 'headers' in init && 'next-action' in init.headers;
    if (status !== 200 && isAction) {
      // Next hands this, and nothing else, to the form.
      expect(response.headers.get('content-type')).toBe('text/plain');
      const error = new Error(await response.text());
      expect(messageOfFailedAction(error, 'offline')).not.toBe('offline');
    } else if (status !== 200) expect(await response.json()).toMatchObject({ status });
    expect(response.headers.get('x-request-id')).toMatch(/./);
  });
});

describe('a page', () => {
  it('gets a nonce of its own each time, and the same one in header and request', async () => {
    const nonceOf = async () => {
      const { headers } = await ask('/dashboard');
      const [, nonce] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
      expect(headers.get('x-middleware-request-x-nonce')).toBe(nonce);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  it('gets the headers that keep it safe, and its request id back', async () => {
    const { headers } = await ask('/dashboard', { headers: { 'x-request-id': 'balancer-0001' } });
    expect(headers.get('x-request-id')).toBe('balancer-0001');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('is neither cached nor told to others where a link opened it', async () => {
    const { headers } = await ask('/invoice/c1/t1');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the matcher', () => {
  const [source = ''] = config.matcher;
  const matches = (path: string) => new RegExp(`^${source}$`).test(path);

  it('covers pages', () => {
    for (const path of ['/', '/login', '/dashboard', '/invoice/c1/t1', '/documentos']) {
      expect(matches(path), path).toBe(true);
    }
  });

  it('leaves every route out that takes a file', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
    const routes = files.filter(
      (file) =>
        file.endsWith('/route.ts') &&
        /receive(?:Upload|Document|Import)\b|withFormFile/.test(readFileSync(`app/${file}`, 'utf8')),
    );
    expect(routes.length).toBeGreaterThan(12);
    for (const file of routes) {
      const path = `/${file}`.replaceAll(/\/\([^)]*\)|\/route\.ts$/g, '').replaceAll(/\[[^\]]+\]/g, 'x1');
      expect(matches(path), path).toBe(false);
    }
  });

  it('leaves uploads, files and GraphQL out, and nothing that only ends like one', () => {
    for (const path of [
      '/api/save-document',
      '/graphql',
      '/upload-images',
      '/contract-talent/e/t/documento',
      '/fotos/1/96',
    ]) {
      expect(matches(path), path).toBe(false);
    }
    for (const path of [
      '/perfil/1/foto',
      '/evento/1/documento',
      '/evento-cliente/1/foto',
      '/fotos/1/96/x',
      '/favicon-de-nadie',
      '/images/x',
      '/graphql-2',
      '/upload-images-2',
    ]) {
      expect(matches(path), path).toBe(true);
    }
  });
});
