import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay } from './day';

test.each([
  ['sábado 1 de mayo de 1999', '1999-05-01'],
  ['lunes 1 de mayo de 1999', null],
  ['1 marte 1999', null],
  ['1 de marzpo de 1999', null],
  ['1 de enemigo de 1999', null],
  ['1 juan 1999', null],
  ['1-sept-1999', '1999-09-01'],
  ['1 de setiembre de 1999', '1999-09-01'],
  ['1-August-1999', '1999-08-01'],
  ['20/05/0199', null],
  ['20/05/1899', null],
  ['20/05/2999', null],
  ['2000-02-29', '2000-02-29'],
  ['2000/2/29', '2000-02-29'],
  ['29/02/2000', '2000-02-29'],
  ['29.02.2000', '2000-02-29'],
  ['1-3-1999', '1999-03-01'],
  ['1 / 3 / 1999', '1999-03-01'],
  ['01/05/1999 0:00:00', '1999-05-01'],
  ['01/05/1999 00:00', '1999-05-01'],
  ['01/05/1999 12:00:00 a. m.', '1999-05-01'],
  ['01/05/1999 12:00:00 a.m.', '1999-05-01'],
  ['1999-05-01T00:00:00.000Z', '1999-05-01'],
  ['1999-05-01 00:00:00', '1999-05-01'],
  ['1-may-1999', '1999-05-01'],
  ['1-May.-1999', '1999-05-01'],
  ['01 MAYO 1999', '1999-05-01'],
  ['1 de mayo de 1999', '1999-05-01'],
  ['sábado, 1 de mayo de 1999', '1999-05-01'],
  ['1 de septiembre del 1999', '1999-09-01'],
  ['1/set/1999', '1999-09-01'],
  ['15-Jan-2001', '2001-01-15'],
  ['\u200e1/5/1999\u202c', '1999-05-01'],
  ['29/02/2001', null],
  ['13/13/2000', null],
  ['1/2/99', null],
  ['1-xyz-1999', null],
  ['01/05/1999 15:30', null],
  ['36281', null],
  ['ayer', null],
  ['', null],
])('the day %s is %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});

test('a day that is written out is read back', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const words = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
  const full = new Intl.DateTimeFormat('es-CO', { dateStyle: 'full', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat('es-CO', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  fc.assert(
    fc.property(days, fc.constantFrom(words, full, short), (day, format) => {
      expect(readDay(format.format(day))).toBe(day.toISOString().slice(0, 10));
    }),
  );
});
