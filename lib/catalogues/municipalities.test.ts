import { expect, test } from 'vitest';
import { DIVIPOLA } from './divipola';
import { approximatePoint, isApproximate } from './municipalities';
import list from './municipalities.json';

const [BOGOTA, MEDELLIN, ABROAD] = [1, 2, 201];

test('an address lies about where the municipality is that it names, else where its city is', () => {
  const calera = approximatePoint('Vereda El Salitre, la calera, Cundinamarca', BOGOTA);
  expect(calera).toEqual({ lat: 4.7207, lng: -73.9693 });
  const bogota = approximatePoint('Calle 93 # 11-27', BOGOTA);
  expect(bogota).toEqual({ lat: 4.6097, lng: -74.0817 });
  // A street of that name is no municipality, nor is one of another department.
  expect(approximatePoint('La Calera 12', BOGOTA)).toEqual(bogota);
  expect(approximatePoint('Carrera 7, La Calera', MEDELLIN)).toEqual(approximatePoint('', MEDELLIN));
  expect(approximatePoint('Avenida Reforma 1', ABROAD)).toBeNull();
});

test('such a point is told from one that somebody gave', () => {
  const point = approximatePoint('', MEDELLIN);
  expect(point && isApproximate(point)).toBe(true);
  expect(isApproximate({ lat: 4.6766, lng: -74.0483 })).toBe(false);
});

test('each municipality stands once, in Colombia, and each city of the catalogue among them', () => {
  const rows = list.municipalities as [string, string, number, number][];
  expect(rows.length).toBeGreaterThan(1_100);
  expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
  expect(new Set(rows.map(([, , lat, lng]) => `${lat} ${lng}`)).size).toBe(rows.length);
  const odd = rows.filter(
    ([code, name, lat, lng]) =>
      !/^\d{5}$/.test(code) || !name || lat < -4.3 || lat > 13.5 || lng < -82 || lng > -66.8,
  );
  expect(odd).toEqual([]);
  const codes = new Set(rows.map(([code]) => code));
  expect(Object.values(DIVIPOLA).filter((code) => !codes.has(code))).toEqual([]);
});
