import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { config, proxy } from '@/proxy';

const SECRET = 'A'.repeat(43);
const ask = (url: string, init?: { method?: string; headers?: Record<string, string> }) =>
  proxy(new NextRequest(new URL(url, 'http://localhost:3000'), init));

describe('a link with its secret', () => {
  it('is answered with a cookie for that path alone, and the clean address', () => {
    const response = ask(`/contract-talent/e1/t1?k=${SECRET}&tipo=51`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/\/contract-talent\/e1\/t1\?tipo=51$/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`elenco_link=${SECRET}; Path=/contract-talent/e1/t1;`);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it('gives a Secure cookie where the person came by https', () => {
    const response = ask(`/invoice/c1/t1?k=${SECRET}`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(response.headers.get('set-cookie')).toMatch(/Secure/i);
  });

  it('is left alone when something is posted', () => {
    expect(ask(`/invoice/c1/t1?k=${SECRET}`, { method: 'POST' }).status).toBe(200);
  });
});

describe('a page', () => {
  it('gets a nonce of its own each time, and the same one in header and request', () => {
    const nonceOf = () => {
      const { headers } = ask('/dashboard');
      const [, nonce] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
      expect(headers.get('x-middleware-request-x-nonce')).toBe(nonce);
      return nonce;
    };
    expect(nonceOf()).not.toBe(nonceOf());
  });

  it('gets the headers that keep it safe, and its request id back', () => {
    const { headers } = ask('/dashboard', { headers: { 'x-request-id': 'balancer-0001' } });
    expect(headers.get('x-request-id')).toBe('balancer-0001');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('is neither cached nor told to others where a link opened it', () => {
    const { headers } = ask('/invoice/c1/t1');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the matcher', () => {
  const [source = ''] = config.matcher;
  const matches = (path: string) => new RegExp(`^${source}$`).test(path);

  it('covers pages', () => {
    for (const path of ['/', '/login', '/dashboard', '/invoice/c1/t1', '/graphql', '/documentos']) {
      expect(matches(path), path).toBe(true);
    }
  });

  it('leaves uploads and files out', () => {
    for (const path of [
      '/api/save-document',
      '/upload-images',
      '/contract-talent/e/t/documento',
      '/fotos/1/96',
    ]) {
      expect(matches(path), path).toBe(false);
    }
  });
});
