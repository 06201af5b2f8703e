import { describe, expect, it } from 'vitest';
import { choiceOf, defineList, listHref, numberOf, oneOf, readList, writeSort } from './list-query';

type Filter = { stateId: number; city: string; cityId: number };
const LIST = defineList<Filter, 'code' | 'total'>('/lista', {
  sorts: ['code', 'total'],
  sort: '-code',
  filters: {
    estado: oneOf('stateId', [61, 62]),
    ciudad: choiceOf('city', { bogota: 'Bogotá' }),
    lugar: numberOf('cityId'),
  },
});

describe('readList', () => {
  it('reads what the address says', () => {
    const { pages, order, ...query } = readList(LIST, {
      q: ' Alma ',
      orden: 'total',
      pagina: '3',
      estado: '62',
      ciudad: 'bogota',
      lugar: '7',
    });
    expect(query).toEqual({
      filter: { search: 'Alma', stateId: 62, city: 'Bogotá', cityId: 7 },
      page: { sort: 'total', descending: false, limit: 20, offset: 40 },
      after: null,
    });
    expect(order).toEqual({ sort: 'total', descending: false });
    expect(pages(45)).toEqual({ kind: 'pages', page: 3, pageSize: 20, total: 45 });
  });

  it('falls back for what makes no sense', () => {
    const query = readList(LIST, {
      orden: '-password',
      pagina: '-3',
      estado: ['61', '62'],
      ciudad: 'constructor',
      lugar: '7x',
      otro: 'x',
    });
    expect(query.page).toEqual({ sort: 'code', descending: true, limit: 20, offset: 0 });
    expect(query.filter).toEqual({ stateId: 61 });
    expect(readList(LIST, { estado: '99' }).filter).toEqual({});
  });

  it('writes an order as it reads it', () => {
    expect(writeSort({ id: 'code', descending: true })).toBe('-code');
    expect(writeSort({ id: 'code', descending: false })).toBe('code');
  });
});

describe('listHref', () => {
  it('changes part of an address and begins at the first page', () => {
    const params = { q: 'ñandú', estado: ['61', '62'], pagina: '3', vista: 'tablero', vacio: '' };
    expect(listHref('/lista', params, { vista: null, orden: 'code' })).toBe(
      '/lista?q=%C3%B1and%C3%BA&estado=61&orden=code',
    );
    expect(listHref('/lista', { pagina: '2' }, { vista: null })).toBe('/lista');
  });
});
