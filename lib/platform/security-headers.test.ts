import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageHeaders } from './security-headers';

const usual = { nonce: 'abc', development: false, https: true, maps: false };

describe('contentSecurityPolicy', () => {
  it('lets only scripts with the nonce run, and nobody frame the page', () => {
    const policy = contentSecurityPolicy(usual);
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('google');
  });

  it('opens to Google where there is a map, and there alone', () => {
    const policy = contentSecurityPolicy({ ...usual, maps: true });
    expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.googleapis\.com/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  it('asks for https only where there is https', () => {
    expect(contentSecurityPolicy(usual)).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ ...usual, https: false })).not.toContain('upgrade-insecure-requests');
    expect(pageHeaders({ https: true, maps: false })).toHaveProperty('Strict-Transport-Security');
    expect(pageHeaders({ https: false, maps: false })).not.toHaveProperty('Strict-Transport-Security');
  });
});
