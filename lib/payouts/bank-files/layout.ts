/** What a field takes from a batch, one of its items, or nothing (`text`). */
export type Source =
  | 'count'
  | 'total'
  | 'day'
  | 'shortDay'
  | 'time'
  | 'sequenceLetter'
  | 'sequencePair'
  | 'payerNit'
  | 'payerTaxId'
  | 'payerName'
  | 'sourceAccount'
  | 'sourceOffice'
  | 'sourceAccountType'
  | 'amount'
  | 'name'
  | 'documentType'
  | 'identification'
  | 'checkDigit'
  | 'bank'
  | 'bankCode'
  | 'bankNumber'
  | 'account'
  | 'accountType'
  | 'email'
  | 'reference'
  | 'claimNumber';

/**
 * How a value is written. `words` in capitals without accents, cut where they are longer; `exact` letters and digits, and
 * `digits` digits alone, neither ever cut nor changed; `cents` and `pesos` an amount with and without two decimals;
 * `choice` one of the layout's own words; `email` an address, or nothing where it does not fit.
 */
export type Format = 'words' | 'exact' | 'digits' | 'cents' | 'pesos' | 'choice' | 'email';

export type FileField = {
  /** Heading in a file with columns. */
  readonly name: string;
  readonly source?: Source;
  /** What stands there always, where there is no source. */
  readonly text?: string;
  /** By which a payer says what its bank wants there instead of `text`; only in headers. */
  readonly key?: string;
  /** What the values of a source are in this layout; a `choice` has no others. */
  readonly words?: Readonly<Record<string, string>>;
  /** Says it only of accounts at the layout's own bank, or only of all others. */
  readonly only?: 'own' | 'others';
  /** Characters; 0 where records have separators. */
  readonly width: number;
  readonly pad?: '0' | ' ';
  /** What fills it where nothing is said; as `pad` where left out. */
  readonly empty?: '0' | ' ';
  readonly align?: 'left' | 'right';
  readonly format?: Format;
};

export type Layout = {
  readonly key: string;
  readonly name: string;
  /** No bank has confirmed it: the payer asks its own before it sends one. */
  readonly isUnconfirmed: boolean;
  readonly kind: 'FIXED' | 'CSV' | 'XLSX';
  /** Whose file it is; left out for one of no bank. */
  readonly bankId?: number;
  readonly header?: readonly FileField[];
  readonly detail: readonly FileField[];
};

const numeric = { pad: '0', align: 'right' } as const;

export const fixedText = (name: string, width: number, value = '', pad: '0' | ' ' = ' '): FileField => ({
  ...{ name, width, text: value, pad },
});
export const ownText = (key: string, name: string, width: number, value: string): FileField => ({
  ...fixedText(name, width, value),
  key,
});
export const words = (name: string, width: number, source: Source): FileField => ({
  ...{ name, width, source, format: 'words' },
});
export const exact = (name: string, width: number, source: Source): FileField => ({
  ...{ name, width, source, format: 'exact' },
});
export const digits = (name: string, width: number, source: Source): FileField => ({
  ...{ name, width, source, format: 'digits', ...numeric },
});
export const amount = (
  format: 'cents' | 'pesos',
  name: string,
  width: number,
  source: 'amount' | 'total',
): FileField => ({ name, width, source, format, ...numeric });
export const choice = (
  name: string,
  width: number,
  source: Source,
  values: Readonly<Record<string, string>>,
): FileField => ({ name, width, source, format: 'choice', words: values });
