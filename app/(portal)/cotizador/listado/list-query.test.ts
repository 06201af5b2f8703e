import { expect, test } from 'vitest';
import { readDays, readQuotationQuery } from './list-query';

const CLIENT = '3f0c9e5e-7f5c-4d0e-9a53-0d7f4d1b2c3a';

test('an address is read as the filter it asks for', () => {
  const asked = readQuotationQuery({
    q: ' feria ',
    estado: '62',
    cliente: CLIENT,
    fechas: '2027-03-01..2027-03-31',
    apertura: 'sin-responder',
    orden: 'opened',
    despues: CLIENT,
  });
  expect(asked).toMatchObject({ status: 62 });
  expect(asked.page).toEqual({ sort: 'opened', descending: false, limit: 21, after: CLIENT });
  expect(asked.filter).toEqual({
    search: 'feria',
    status: 62,
    clientId: CLIENT,
    during: { from: '2027-03-01', to: '2027-03-31' },
    opened: 'UNANSWERED',
    newest: true,
  });
});

test('one row a quotation, unless all versions or the replaced ones are asked for', () => {
  const newest = (params: Record<string, string>) => readQuotationQuery(params).filter.newest;
  expect([newest({}), newest({ versiones: 'todas' }), newest({ estado: 'reemplazada' })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(readQuotationQuery({ estado: 'anulada' }).filter).toMatchObject({
    status: 'VOIDED',
    newest: true,
  });
});

test('what makes no sense is as if it were not there', () => {
  const asked = { estado: '99', cliente: 'x', fechas: 'ayer', apertura: 'constructor', orden: 'nada' };
  expect(readQuotationQuery(asked)).toMatchObject({ page: { sort: 'code', descending: true, limit: 21 } });
  expect(readQuotationQuery(asked).filter).toEqual({ newest: true });
  expect(
    ['2027-02-30..2027-03-01', '2027-03-02..2027-03-01', '2027-13-01..2027-13-02'].map(readDays),
  ).toEqual([undefined, undefined, undefined]);
});
