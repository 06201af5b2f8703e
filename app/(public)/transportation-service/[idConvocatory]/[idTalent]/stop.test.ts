import { expect, test } from 'vitest';
import { NO_STOP, retyped, stopAt, stopOn } from './stop';

const known = { address: 'Calle 93 # 11-27', lat: 4.67, lng: -74.04, city: 'Bogotá', country: 'CO' };

test('what is written behind an address leaves its point; another address has none', () => {
  const stop = stopAt(known);
  expect(retyped(stop, 'Calle 93 # 11-27, torre 2')).toEqual({
    ...stop,
    address: 'Calle 93 # 11-27, torre 2',
  });
  expect(retyped(stop, 'Calle 94')).toEqual({ ...NO_STOP, address: 'Calle 94' });
  expect(retyped(stop, '')).toEqual(NO_STOP);
});

test('a point without an address stays whatever is written', () => {
  const stop = stopOn({ lat: 4.67, lng: -74.04 });
  expect(stop.address).toBe('Punto en el mapa (4.67000, -74.04000)');
  expect(retyped(stop, 'La casa azul')).toEqual({ ...stop, address: 'La casa azul' });
});
