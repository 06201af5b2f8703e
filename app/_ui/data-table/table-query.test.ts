import { describe, expect, it } from 'vitest';
import { readTableQuery, writeSort } from './table-query';

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
