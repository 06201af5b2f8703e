import type { BankKind } from '@/db/values/payouts';
import { nitCheckDigit, readNit } from '@/lib/core/nit';
import type { FileField, Layout } from './layout';

/** One payment, as a bank's file tells it. `amount` in minor units. */
export type FileItem = {
  readonly amount: number;
  readonly name: string;
  /** Code of the catalogue (`CC`, `PA`); empty for none. */
  readonly documentType: string;
  readonly identification: string;
  readonly bankId: number;
  readonly bank: string;
  readonly bankKind: BankKind;
  readonly bankCode: string;
  readonly account: string;
  readonly accountType: string;
  readonly email: string;
  readonly reference: string;
  readonly claimNumber: number;
};

export type FileContent = {
  readonly currency: string;
  /** `YYYYMMDD` and `HHMMSS`, in Bogotá. */
  readonly day: string;
  readonly time: string;
  /** Of the batch, from 1. */
  readonly number: number;
  /** Digits of the payer's NIT, the last one its check digit. */
  readonly payerTaxId: string;
  readonly payerName: string;
  /** From which it is paid; empty where the layout does not tell it. */
  readonly sourceAccount: string;
  readonly sourceAccountType: string;
  /** What the payer has otherwise, by the keys of the layout's own fields. */
  readonly own: Readonly<Record<string, string>>;
  readonly items: readonly FileItem[];
};

export const sumOf = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

const LETTERS = 26;
const letterAt = (index: number): string => String.fromCharCode(65 + (index % LETTERS));

/** A document's number as banks take it: a NIT without its check digit, any other without points, blanks and dashes. */
function identificationOf({ documentType, identification }: FileItem): string {
  if (documentType === 'NIT') return readNit(identification)?.number ?? '';
  return identification.replaceAll(/[\s.,-]/g, '').toUpperCase();
}

/** Accounts of two wallets have words of their own, any other those of its type. */
const accountTypeOf = ({ bankKind, bankCode, accountType }: FileItem): string =>
  bankKind === 'WALLET' && accountType !== 'LLAVE' ? bankCode : accountType;

function ofItem(source: FileField['source'], item: FileItem): string {
  switch (source) {
    case 'identification':
      return identificationOf(item);
    case 'checkDigit':
      return item.documentType === 'NIT' ? String(nitCheckDigit(identificationOf(item))) : '0';
    case 'accountType':
      return accountTypeOf(item);
    case 'bankNumber':
      return item.bankCode.slice(-3);
    case 'amount':
    case 'name':
    case 'documentType':
    case 'bank':
    case 'bankCode':
    case 'account':
    case 'email':
    case 'reference':
    case 'claimNumber':
      return String(item[source]);
    default:
      return '';
  }
}

function ofBatch(source: FileField['source'], content: FileContent): string | null {
  const { number, day, payerTaxId, sourceAccount } = content;
  switch (source) {
    case 'count':
      return String(content.items.length);
    case 'total':
      return String(sumOf(content.items));
    case 'shortDay':
      return day.slice(2);
    // A bank refuses the second file of a day with the same letters.
    case 'sequenceLetter':
      return letterAt(number - 1);
    case 'sequencePair':
      return `${letterAt(Math.floor((number - 1) / 9))}${((number - 1) % 9) + 1}`;
    case 'payerNit':
      return payerTaxId.slice(0, -1);
    case 'sourceOffice':
      return sourceAccount.slice(0, 3);
    case 'day':
    case 'time':
    case 'payerTaxId':
    case 'payerName':
    case 'sourceAccount':
    case 'sourceAccountType':
      return content[source];
    default:
      return null;
  }
}

/** What stands in a field before it is written, and null where the field says nothing of this account. */
export function rawValue(
  field: FileField,
  layout: Layout,
  content: FileContent,
  item: FileItem | null,
): string | null {
  const { source, text = '', key, only } = field;
  if (!source) return (key && content.own[key]) || text;
  if (item && only && (only === 'own') !== (item.bankId === layout.bankId)) return null;
  return ofBatch(source, content) ?? (item ? ofItem(source, item) : '');
}
