import { describe, expect, it } from 'vitest';
import { newLinkSecret } from '../link-secret';
import { readLink } from './read-link';

const read = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return readLink(pathname, searchParams);
};
const [A, B] = ['7f9c24e5-2f5b-4c3e-8d3a-123456789012', '9b2d7f10-0000-4c3e-8d3a-abcdefabcdef'];

describe('readLink', () => {
  it('takes the secret out and keeps the rest of the address', () => {
    const secret = newLinkSecret();
    expect(read(`/contract-talent/${A}/${B}?tipo=51&k=${secret}&x=%C3%B1`)).toEqual({
      cleanUrl: `/contract-talent/${A}/${B}?tipo=51&x=%C3%B1`,
      key: { secret, path: `/contract-talent/${A}/${B}` },
    });
  });

  it("the cookie's path is the page's own, whatever stands below it", () => {
    const k = newLinkSecret();
    const pathOf = (path: string) => read(`${path}?k=${k}`)?.key?.path;
    expect(pathOf(`/cotizacion/${A}/aceptar`)).toBe(`/cotizacion/${A}`);
    expect(pathOf(`/restablecer-contrasena/${A}/agency/ana%40correo.co`)).toBe(
      `/restablecer-contrasena/${A}/agency`,
    );
    expect(pathOf(`/invoice/${A.toUpperCase()}/${B}/`)).toBe(`/invoice/${A}/${B}`);
  });

  it('keeps nothing that cannot be a secret, but cleans the address all the same', () => {
    expect(read(`/invoice/${A}/${B}/?k=short`)).toEqual({ cleanUrl: `/invoice/${A}/${B}`, key: null });
    expect(read(`/invoice/${A}/${B}?k=`)?.key).toBeNull();
  });

  it('makes no cookie for a path that is no page of ours', () => {
    const k = newLinkSecret();
    for (const path of [
      '/cotizacion/x;Path=/;Domain=localhost',
      `/cotizacion/${A};Path=/`,
      '/cotizacion',
      `/invoice/${A}`,
      `/invoice/${A}/t1`,
      `/activar-cuenta/${A}/admin`,
      `/cotizacion//${A}`,
    ]) {
      expect(read(`${path}?k=${k}`)?.key, path).toBeNull();
      expect(read(`${path}?k=${k}`)?.cleanUrl, path).not.toContain(k);
    }
  });

  it('leaves other addresses alone', () => {
    expect(read(`/invoice/${A}/${B}`)).toBeNull();
    expect(read('/dashboard?k=abc')).toBeNull();
    expect(read('/cotizaciones/x?k=abc')).toBeNull();
    expect(read('/constructor/x?k=abc')).toBeNull();
  });
});
