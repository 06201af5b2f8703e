import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  defineList,
  listHref,
  numberOf,
  oneOf,
  readList,
  type SearchParams,
  writeSort,
} from './list-query';

type Filter = { stateId: number; city: string; cityId: number };
const ID = '3f0c9e5e-7f5c-4d0e-9a53-0d7f4d1b2c3a';
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
    const { cut, order, ...query } = readList(LIST, {
      q: ' Alma ',
      orden: 'total',
      despues: ID,
      estado: '62',
      ciudad: 'bogota',
      lugar: '7',
    });
    expect(query).toEqual({
      filter: { search: 'Alma', stateId: 62, city: 'Bogotá', cityId: 7 },
      page: { sort: 'total', descending: false, limit: 21, after: ID },
    });
    expect(order).toEqual({ sort: 'total', descending: false });
  });

  it('leads from a page to the others, by the rows at its ends', () => {
    const rows = Array.from({ length: 21 }, (_, id) => ({ id }));
    const few = rows.slice(0, 3);
    const pages = (params: SearchParams, read: typeof rows) => readList(LIST, params).cut(read).pages;
    expect(readList(LIST, {}).cut(rows)).toEqual({
      rows: rows.slice(0, 20),
      pages: { before: null, after: '19', first: true },
    });
    expect(readList(LIST, { antes: ID }).cut(rows)).toEqual({
      rows: rows.slice(1),
      pages: { before: '1', after: '20', first: false },
    });
    expect(pages({}, few)).toEqual({ before: null, after: null, first: true });
    expect(pages({ despues: ID }, few)).toEqual({ before: '0', after: null, first: false });
    expect(pages({ antes: ID }, few)).toEqual({ before: null, after: '2', first: false });
    expect(pages({ despues: ID }, [])).toEqual({ before: null, after: null, first: false });
  });

  it('begins where pages had numbers, and where an id is none', () => {
    const page = { sort: 'code', descending: true, limit: 21 };
    expect(readList(LIST, { pagina: '3' }).page).toEqual(page);
    expect(readList(LIST, { despues: '3', antes: "'" }).page).toEqual(page);
    expect(readList(defineList('', { ids: 'number' }), { despues: '3' }).page).toEqual({
      limit: 21,
      after: '3',
    });
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
    expect(query.page).toEqual({ sort: 'code', descending: true, limit: 21 });
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
