import { describe, expect, test } from 'vitest';
import { FIXED } from '../../choices/rules/choosable';
import { compareVersions, isUnchanged } from './compare-versions';
import { matchLines } from './match-lines';
import type { VersionContent, VersionLine } from './version-content';

const line = (profile: string, changes: Partial<VersionLine> = {}): VersionLine => ({
  profile,
  women: 2,
  men: 0,
  days: 1,
  budget: 300_000,
  payBasis: 'GROSS',
  withholding: 'ART383',
  ivaCategory: 'GRAVADO',
  ...FIXED,
  unit: 450_000,
  subtotal: 900_000,
  ...changes,
});

const amounts = {
  subtotal: 900_000,
  iva: 171_000,
  total: 1_071_000,
  reteFuente: 36_000,
  reteIca: 0,
  reteIva: 0,
  netReceivable: 1_035_000,
  priceGain: 180_000,
  incomeTax: 63_000,
  priceNetGain: 117_000,
};

const version: VersionContent = {
  fields: {
    nameClient: 'Alma Textil S.A.',
    nameContact: 'Sara',
    emailClient: 'sara@alma.example',
    phoneClient: null,
    nameEvent: 'Feria',
    start: '2027-03-01T08:00',
    end: '2027-03-01T18:00',
    hours: 10,
    city: 'Bogotá',
    place: null,
    address: null,
    gain: '20',
    feeding: 25_000,
    transport: 0,
    agents: 0,
    agentDays: 0,
    agentPrice: 180_000,
    serviceConcept: 'SERVICIOS',
    tercero: false,
    currency: 'COP',
    fxRate: '1',
    fxRateDate: null,
    observation: null,
    message: null,
    paymentTerms: null,
    terms: null,
    validityDays: null,
    copies: null,
  },
  amounts,
  lines: [line('modelo'), line('dj', { women: 0, men: 1 })],
};

const withFields = (fields: Partial<VersionContent['fields']>): VersionContent => ({
  ...version,
  fields: { ...version.fields, ...fields },
});
const withLines = (...lines: VersionLine[]): VersionContent => ({ ...version, lines });

describe('compareVersions', () => {
  test('finds nothing between a version and itself', () => {
    const changes = compareVersions(version, structuredClone(version));
    expect(changes).toEqual({ amounts: [], lines: [], groups: [], sameLines: 2 });
    expect(isUnchanged(changes)).toBe(true);
  });

  test('tells what became of client, event and conditions, in their groups', () => {
    const changes = compareVersions(
      version,
      withFields({
        end: '2027-03-02T18:00',
        observation: 'Pago a 30 días',
        gain: '25',
        emailClient: 'x@y.co',
      }),
    );
    expect(changes.groups).toEqual([
      { group: 'client', changes: [{ field: 'emailClient', before: 'sara@alma.example', after: 'x@y.co' }] },
      {
        group: 'event',
        changes: [{ field: 'end', before: '2027-03-01T18:00', after: '2027-03-02T18:00' }],
      },
      {
        group: 'conditions',
        changes: [
          { field: 'gain', before: '20', after: '25' },
          { field: 'observation', before: null, after: 'Pago a 30 días' },
        ],
      },
    ]);
    expect(isUnchanged(changes)).toBe(false);
  });

  test('says by how much each amount moved, and nothing of those that did not', () => {
    const after = { ...version, amounts: { ...amounts, subtotal: 950_000, iva: 180_500, total: 1_130_500 } };
    expect(compareVersions(version, after).amounts).toEqual([
      { amount: 'subtotal', before: 900_000, after: 950_000, difference: 50_000 },
      { amount: 'iva', before: 171_000, after: 180_500, difference: 9_500 },
      { amount: 'total', before: 1_071_000, after: 1_130_500, difference: 59_500 },
    ]);
  });

  test('takes no difference between two currencies, even where the figures are alike', () => {
    const changes = compareVersions(version, withFields({ currency: 'USD', fxRate: '4100' }));
    expect(changes.amounts).toHaveLength(10);
    expect(changes.amounts.every(({ difference }) => difference === null)).toBe(true);
  });

  test('tells lines that were added, removed and changed, each where it stands', () => {
    const [model, dj] = version.lines as [VersionLine, VersionLine];
    const more = line('modelo', { women: 4, subtotal: 1_800_000 });
    const host = line('presentador');
    const changes = compareVersions(version, withLines(host, more));
    expect(changes.lines).toEqual([
      { kind: 'ADDED', line: host },
      { kind: 'CHANGED', before: model, line: more, fields: ['women'] },
      { kind: 'REMOVED', line: dj },
    ]);
    expect(changes.sameLines).toBe(0);
  });

  test('a line whose price alone moved is told without a field', () => {
    const dearer = line('modelo', { unit: 460_000, subtotal: 920_000 });
    const changes = compareVersions(withLines(line('modelo')), withLines(dearer));
    expect(changes.lines).toEqual([{ kind: 'CHANGED', before: line('modelo'), line: dearer, fields: [] }]);
  });

  test('what only changed its place is the same', () => {
    const [model, dj] = version.lines as [VersionLine, VersionLine];
    expect(compareVersions(version, withLines(dj, model)).lines).toEqual([]);
  });
});

describe('matchLines', () => {
  test('of several lines of one profile, those most alike belong together', () => {
    const cheap = line('modelo', { budget: 100_000 });
    const dear = line('modelo', { budget: 900_000, days: 3 });
    const before = [cheap, dear];
    const after = [{ ...dear, women: 5 }, cheap];
    expect([...matchLines(before, after)].sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('equal lines are matched one to one, and what is left over is left over', () => {
    const twins = [line('modelo'), line('modelo'), line('modelo')];
    expect([...matchLines(twins, twins.slice(0, 2))]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(matchLines([line('dj')], [line('chef')]).size).toBe(0);
  });
});
