import { describe, expect, it } from 'vitest';
import { contractClauseRows } from '@/db/catalogue/contract-clauses';
import {
  type ClauseValues,
  CONTRACT_TYPE,
  clauseName,
  contractText,
  fillClause,
  PLACEHOLDERS,
  selectClauses,
  UnresolvedClauseError,
} from './clauses';

const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`])) as ClauseValues;
const eventos = { contractType: CONTRACT_TYPE.EVENTS, tercero: false };

describe('selectClauses', () => {
  it.each([
    ['eventos', 51, false, [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 14, 15]],
    ['eventos, recaudo por tercero', 51, true, [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15]],
    ['fotografía', 52, false, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14, 15]],
    ['fotografía, recaudo por tercero', 52, true, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
  ])('%s', (_, contractType, tercero, positions) => {
    const { clauses, habeasData } = selectClauses(contractClauseRows, { contractType, tercero });
    expect(clauses.map(({ position }) => position)).toEqual(positions);
    expect(habeasData.title).toBe('Habeas Data');
  });

  it('orders by position, whatever order the rows come in', () => {
    const { clauses } = selectClauses(contractClauseRows.toReversed(), eventos);
    expect(clauses.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 14, 15]);
  });

  it('refuses a catalogue without Habeas Data', () => {
    const rows = contractClauseRows.filter(({ kind }) => kind === 'CLAUSE');
    expect(() => selectClauses(rows, eventos)).toThrow(/Habeas Data/);
  });
});

describe('the catalogue', () => {
  it('names only known placeholders, and every one of them somewhere', () => {
    const used = contractClauseRows.flatMap(({ body }) =>
      Array.from(body.matchAll(/\{\{([^}]+)\}\}/g), ([, name]) => name),
    );
    expect(new Set(used)).toEqual(new Set(PLACEHOLDERS));
  });

  it('grants image rights in fotografía only', () => {
    const textOf = (contractType: number) =>
      contractText(contractClauseRows, { contractType, tercero: false }, values)
        .clauses.map(({ body }) => body)
        .join('\n');
    expect(textOf(51)).not.toMatch(/EL TALENTO autoriza/);
    expect(textOf(52)).toMatch(/EL TALENTO autoriza de manera previa/);
  });

  it('[2.9/Cláusula Primera] names the producer and the agency’s details in the first clause', () => {
    const [first] = contractText(contractClauseRows, eventos, values).clauses;
    expect(first?.name).toBe('Cláusula Primera');
    for (const name of ['producer.name', 'agency.name', 'agency.identification', 'agency.domicile']) {
      expect(first?.body).toContain(`<${name}>`);
    }
  });
});

describe('clauseName', () => {
  it('counts in words', () => {
    expect([1, 2, 10, 11, 15, 20].map(clauseName)).toEqual([
      'Cláusula Primera',
      'Cláusula Segunda',
      'Cláusula Décima',
      'Cláusula Décima Primera',
      'Cláusula Décima Quinta',
      'Cláusula Vigésima',
    ]);
  });
});

describe('fillClause', () => {
  const namesOf = (run: () => unknown): readonly string[] => {
    try {
      run();
    } catch (error) {
      if (error instanceof UnresolvedClauseError) return error.placeholders;
      throw error;
    }
    return [];
  };

  it('replaces every occurrence', () => {
    expect(fillClause('{{event.name}} y {{event.name}} en {{event.city}}', values)).toBe(
      '<event.name> y <event.name> en <event.city>',
    );
  });

  it('names what has no value, what is unknown and what is misspelt, all at once', () => {
    const text =
      '{{talent.name}} {{event.code}} {{agency.nit}} {{ event.name }} {{event.city} {{constructor}}';
    const names = namesOf(() => fillClause(text, { ...values, 'talent.name': null, 'event.code': '  ' }));
    expect(names).toEqual([
      'talent.name',
      'event.code',
      'agency.nit',
      'constructor',
      '{{ event.name }}',
      '{{event.city}',
    ]);
  });

  it('does not read placeholders out of values', () => {
    expect(fillClause('{{talent.name}}', { ...values, 'talent.name': '{{event.code}} $& $1' })).toBe(
      '{{event.code}} $& $1',
    );
  });

  it('tells what all clauses of a contract lack together', () => {
    const lacking = { ...values, 'agency.email': null, 'fee.words': null };
    const names = namesOf(() => contractText(contractClauseRows, eventos, lacking));
    expect(new Set(names)).toEqual(new Set(['fee.words', 'agency.email']));
  });
});
