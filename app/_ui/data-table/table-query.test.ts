import { describe, expect, it } from 'vitest';
import { readTableQuery, tableHref, writeSort } from './table-query';

const options = { sortable: ['code', 'total'], defaultSort: '-code', filters: ['estado', 'ciudad'] } as const;

describe('readTableQuery', () => {
  it('reads what the address says', () => {
    const query = readTableQuery({ q: ' Alma ', orden: 'total', pagina: '3', estado: '62' }, options);
    expect(query).toEqual({
      search: 'Alma',
      sort: { id: 'total', descending: false },
      page: 3,
      pageSize: 20,
      offset: 40,
      after: null,
      filters: { estado: '62' },
    });
  });

  it('falls back for what makes no sense', () => {
    const query = readTableQuery(
      { orden: '-password', pagina: '-3', estado: ['61', '62'], otro: 'x' },
      options,
    );
    expect(query.sort).toEqual({ id: 'code', descending: true });
    expect(query.page).toBe(1);
    expect(query.offset).toBe(0);
    expect(query.filters).toEqual({ estado: '61' });
  });

  it('writes an order as it reads it', () => {
    expect(writeSort({ id: 'code', descending: true })).toBe('-code');
    expect(writeSort({ id: 'code', descending: false })).toBe('code');
  });
});

describe('tableHref', () => {
  it('changes part of an address and begins at the first page', () => {
    const params = { q: 'ñandú', estado: ['61', '62'], pagina: '3', vista: 'tablero', vacio: '' };
    expect(tableHref('/lista', params, { vista: null, orden: 'code' })).toBe(
      '/lista?q=%C3%B1and%C3%BA&estado=61&orden=code',
    );
    expect(tableHref('/lista', { pagina: '2' }, { vista: null })).toBe('/lista');
  });
});
