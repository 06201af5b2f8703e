import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageHeaders } from './security-headers';

const usual = { nonce: 'abc', development: false, https: true, map: null };

describe('contentSecurityPolicy', () => {
  it('lets only scripts with the nonce run, and nobody frame the page', () => {
    const policy = contentSecurityPolicy(usual);
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('google');
  });

  it('opens to Google where there is a map, and there alone', () => {
    const policy = contentSecurityPolicy({ ...usual, map: { google: true, hosts: [] } });
    expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.googleapis\.com/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  it('opens to the hosts of tiles alone, and lets no script in by them', () => {
    const policy = contentSecurityPolicy({
      ...usual,
      map: { google: false, hosts: ['https://mapas.example.co'] },
    });
    expect(policy).toContain("connect-src 'self' https://mapas.example.co;");
    expect(policy).toContain("img-src 'self' data: blob: https://mapas.example.co;");
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toContain('google');
  });

  it('lets a page of ours frame the one that is framed, and nobody else', () => {
    expect(contentSecurityPolicy({ ...usual, framed: true })).toContain("frame-ancestors 'self'");
  });

  it('asks for https only where there is https', () => {
    expect(contentSecurityPolicy(usual)).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ ...usual, https: false })).not.toContain('upgrade-insecure-requests');
    expect(pageHeaders({ https: true })).toHaveProperty('Strict-Transport-Security');
    expect(pageHeaders({ https: false })).not.toHaveProperty('Strict-Transport-Security');
  });
});
