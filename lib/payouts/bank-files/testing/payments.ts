import type { FileContent, FileItem } from '../file-content';
import { findLayout, LAYOUTS } from '../layouts';
import { writeBankFile } from '../write-file';

export const layoutOf = (key: string) => {
  const layout = findLayout(key);
  if (!layout) throw new Error(`There is no layout ${key}`);
  return layout;
};
export const FIXED = LAYOUTS.filter(({ kind }) => kind === 'FIXED');

export const PAYMENT: FileItem = {
  amount: 1_250_000,
  name: 'María Fernanda Núñez O’Hara',
  documentType: 'CC',
  identification: '1.020.304.050',
  bankId: 1,
  bank: 'Bancolombia',
  bankKind: 'BANK',
  bankCode: '1007',
  account: '00123456789',
  accountType: 'AHORROS',
  email: 'maria@correo.example',
  reference: 'CC 12',
  claimNumber: 12,
};
export const PASSPORT: FileItem = {
  ...PAYMENT,
  ...{ documentType: 'PA', identification: 'AB-123456', amount: 80_000, claimNumber: 7, reference: 'CC 7' },
  ...{ name: 'José Łukasz Straße', bankId: 2, bank: 'Banco Davivienda', bankCode: '1051' },
  ...{ account: '007770001234', accountType: 'CORRIENTE', email: `${'x'.repeat(80)}@correo.example` },
};
export const NEQUI: FileItem = {
  ...PAYMENT,
  ...{ documentType: 'NIT', identification: '900.373.115-3', bankId: 3, bank: 'Nequi', bankKind: 'WALLET' },
  ...{ bankCode: '1507', account: '3105551234', name: 'Ñandú S.A.S.', amount: 1 },
} as FileItem;

export const contentOf = (items: readonly FileItem[], more: Partial<FileContent> = {}): FileContent => ({
  currency: 'COP',
  day: '20261123',
  time: '140509',
  number: 12,
  payerTaxId: '9003731153',
  payerName: 'Casa Norte S.A.S.',
  sourceAccount: '00987654321',
  sourceAccountType: 'CORRIENTE',
  own: {},
  items,
  ...more,
});

/** The records of a file, as a bank reads them. */
export async function recordsOf(key: string, items: readonly FileItem[], more: Partial<FileContent> = {}) {
  const { bytes } = await writeBankFile(layoutOf(key), contentOf(items, more));
  const text = bytes.toString('ascii');
  if (!text.endsWith('\r\n')) throw new Error('The last record has no end');
  return text.slice(0, -2).split('\r\n');
}
