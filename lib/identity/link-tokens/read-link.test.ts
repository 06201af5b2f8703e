import { describe, expect, it } from 'vitest';
import { readLink } from './read-link';
import { newLinkSecret } from './secret';

const read = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return readLink(pathname, searchParams);
};

describe('readLink', () => {
  it('takes the secret out and keeps the rest of the address', () => {
    const secret = newLinkSecret();
    expect(read(`/contract-talent/e1/t1?tipo=51&k=${secret}&x=%C3%B1`)).toEqual({
      path: '/contract-talent/e1/t1',
      cleanUrl: '/contract-talent/e1/t1?tipo=51&x=%C3%B1',
      secret,
    });
  });

  it('keeps nothing that cannot be a secret, but cleans the address all the same', () => {
    expect(read('/invoice/c1/t1/?k=short')).toEqual({
      path: '/invoice/c1/t1',
      cleanUrl: '/invoice/c1/t1',
      secret: null,
    });
    expect(read('/invoice/c1/t1?k=')?.secret).toBeNull();
  });

  it('leaves other addresses alone', () => {
    expect(read('/invoice/c1/t1')).toBeNull();
    expect(read('/dashboard?k=abc')).toBeNull();
    expect(read('/cotizaciones/x?k=abc')).toBeNull();
  });
});
