import { describe, expect, test } from 'vitest';
import type { FileItem } from './file-content';
import { needsSourceAccount } from './layouts';
import { shortenedName } from './name-in-file';
import { itemProblem, payerProblem } from './problems';
import { contentOf, FIXED, layoutOf, PAYMENT } from './testing/payments';

describe('what a layout cannot say', () => {
  const problem = (key: string, item: Partial<FileItem>) => {
    const whole = { ...PAYMENT, ...item };
    return itemProblem(layoutOf(key), contentOf([whole]), whole);
  };

  test.each([
    ['bancolombia-pab', { account: '1'.repeat(18) }, 'account'],
    ['bancolombia-pab', { name: '李小龙' }, 'name'],
    ['bancolombia-pab', { name: 'Ana 李' }, 'name'],
    ['bancolombia-pab', { name: '«»' }, 'name'],
    ['bancolombia-pab', { documentType: 'PPT' }, 'documentType'],
    ['bancolombia-pab', { documentType: '' }, 'documentType'],
    ['bancolombia-pab', { identification: '' }, 'identification'],
    ['bancolombia-pab', { identification: '1'.repeat(16) }, 'identification'],
    ['bancolombia-pab', { identification: 'AB/12' }, 'identification'],
    ['bancolombia-pab', { bankCode: '' }, 'bank'],
    ['bancolombia-pab', { accountType: 'LLAVE', account: '@ANA123' }, 'key'],
    ['bancolombia-sap', { documentType: 'PA', identification: 'AB123456' }, 'identification'],
    ['bancolombia-sap', { amount: 10_000_000_000 }, 'amount'],
    ['davivienda', { account: '1'.repeat(17) }, 'account'],
    ['davivienda', { bankKind: 'WALLET', bankCode: '1507', account: '3105551234' }, 'accountType'],
    ['davivienda', { documentType: 'PA', identification: 'AB123456' }, 'identification'],
    ['banco-de-bogota', { identification: '1'.repeat(12) }, 'identification'],
    ['bbva', { bankKind: 'WALLET', bankCode: '1551', account: '3105551234' }, 'accountType'],
    ['bbva', { amount: 0 }, 'amount'],
  ] as const)('%s: %o is refused', (key, item, kind) => {
    expect(problem(key, item as Partial<FileItem>)).toBe(kind);
  });

  test('is refused of every bank in another currency, and of a payer whose account does not fit', () => {
    for (const layout of FIXED) {
      expect(payerProblem(layout, contentOf([PAYMENT], { currency: 'USD' }))).toBe('currency');
      expect(payerProblem(layout, contentOf([PAYMENT]))).toBeNull();
      const isSaid = needsSourceAccount(layout);
      expect(payerProblem(layout, contentOf([PAYMENT], { sourceAccount: '1'.repeat(17) }))).toBe(
        isSaid ? 'payer' : null,
      );
    }
    expect(FIXED.filter(needsSourceAccount)).toHaveLength(4);
  });

  test('a long name is shortened, and said so', () => {
    const name = 'María de los Ángeles Fernández de la Cruz';
    expect(shortenedName(layoutOf('bancolombia-pab'), name)).toBe('MARIA DE LOS ANGELES FERNANDEZ');
    expect(shortenedName(layoutOf('banco-de-bogota'), name.slice(0, 40))).toBeNull();
    expect(shortenedName(layoutOf('csv'), name)).toBeNull();
  });
});
