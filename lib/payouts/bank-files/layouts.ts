/** What a field takes from a batch, one of its items, or nothing (`text`). */
export type Source =
  | 'count'
  | 'total'
  | 'day'
  | 'number'
  | 'payerTaxId'
  | 'payerName'
  | 'sourceAccount'
  | 'sourceAccountType'
  | 'amount'
  | 'name'
  | 'identification'
  | 'bankCode'
  | 'account'
  | 'accountType'
  | 'email'
  | 'reference';

export type FileField = {
  /** Heading in a file with columns. */
  readonly name: string;
  readonly source?: Source;
  /** What stands there always, where there is no source. */
  readonly text?: string;
  /** By which a payer says what its bank wants there instead of `text`; only in headers. */
  readonly key?: string;
  /** What the words of a source are in this layout. */
  readonly words?: Readonly<Record<string, string>>;
  /** Characters; 0 where records have separators. */
  readonly width: number;
  readonly pad?: '0' | ' ';
  readonly align?: 'left' | 'right';
  /** `cents`: an amount with two decimals and no point, whatever the currency has. */
  readonly format?: 'cents' | 'text' | 'digits';
};

export type Layout = {
  readonly key: string;
  readonly name: string;
  /** Described from what banks publish; the payer confirms it with its own. */
  readonly isUnconfirmed: boolean;
  readonly kind: 'FIXED' | 'CSV' | 'XLSX';
  /** Whose file it is; left out for one of no bank. */
  readonly bankId?: number;
  readonly header?: readonly FileField[];
  readonly detail: readonly FileField[];
  readonly control?: readonly FileField[];
};

const text = (name: string, width: number, value = ''): FileField => ({ name, width, text: value });
const own = (key: string, name: string, width: number, value: string): FileField => ({
  ...text(name, width, value),
  key,
});
const words = (name: string, width: number, source: Source): FileField => ({
  name,
  width,
  source,
  format: 'text',
});
const digits = (name: string, width: number, source: Source): FileField => ({
  name,
  width,
  source,
  format: 'digits',
  pad: '0',
  align: 'right',
});
const cents = (name: string, width: number, source: 'amount' | 'total'): FileField => ({
  name,
  width,
  source,
  format: 'cents',
  pad: '0',
  align: 'right',
});
const type = (
  name: string,
  width: number,
  savings: string,
  current: string,
  source: 'accountType' | 'sourceAccountType' = 'accountType',
): FileField => ({ name, width, source, words: { AHORROS: savings, CORRIENTE: current } });

/** Columns that people read, and most portals let one map. */
const COLUMNS: readonly FileField[] = [
  words('Nombre', 0, 'name'),
  words('Identificación', 0, 'identification'),
  words('Código del banco', 0, 'bankCode'),
  type('Tipo de cuenta', 0, 'Ahorros', 'Corriente'),
  words('Cuenta', 0, 'account'),
  { name: 'Valor', width: 0, source: 'amount' },
  words('Correo', 0, 'email'),
  words('Referencia', 0, 'reference'),
];

/** The layouts that Elenco brings, as data. */
export const LAYOUTS: readonly Layout[] = [
  { key: 'csv', name: 'CSV', isUnconfirmed: false, kind: 'CSV', detail: COLUMNS },
  { key: 'xlsx', name: 'Excel (XLSX)', isUnconfirmed: false, kind: 'XLSX', detail: COLUMNS },
  {
    key: 'bancolombia-pab',
    bankId: 1,
    name: 'Bancolombia PAB',
    isUnconfirmed: true,
    kind: 'FIXED',
    header: [
      text('Tipo de registro', 1, '1'),
      digits('NIT pagador', 15, 'payerTaxId'),
      own('aplicacion', 'Aplicación', 1, 'I'),
      text('Relleno', 15),
      own('clase', 'Clase de pago', 3, '220'),
      own('descripcion', 'Descripción', 10, 'PAGOTALENT'),
      digits('Fecha de transmisión', 8, 'day'),
      own('secuencia', 'Secuencia', 2, 'A1'),
      digits('Fecha de aplicación', 8, 'day'),
      digits('Número de registros', 6, 'count'),
      text('Débitos', 17, '00000000000000000'),
      cents('Créditos', 17, 'total'),
      digits('Cuenta a debitar', 11, 'sourceAccount'),
      type('Tipo de cuenta a debitar', 1, 'S', 'D', 'sourceAccountType'),
      text('Relleno final', 149),
    ],
    detail: [
      text('Tipo de registro', 1, '6'),
      digits('Identificación', 15, 'identification'),
      words('Nombre', 30, 'name'),
      digits('Banco', 9, 'bankCode'),
      { ...words('Cuenta', 17, 'account') },
      text('Lugar de pago', 1, 'S'),
      type('Transacción', 2, '37', '27'),
      cents('Valor', 17, 'amount'),
      digits('Fecha de aplicación', 8, 'day'),
      words('Referencia', 21, 'reference'),
      text('Tipo de documento', 1, '1'),
      text('Oficina', 5, '00000'),
      text('Fax', 15),
      words('Correo', 80, 'email'),
      text('NIT autorizado', 15),
      text('Relleno final', 27),
    ],
  },
  {
    key: 'davivienda',
    bankId: 2,
    name: 'Davivienda',
    isUnconfirmed: true,
    kind: 'FIXED',
    header: [
      text('Tipo de registro', 2, 'RC'),
      digits('NIT pagador', 16, 'payerTaxId'),
      own('servicio', 'Servicio', 4, 'PROV'),
      own('subservicio', 'Subservicio', 4, 'PROV'),
      digits('Cuenta de la empresa', 16, 'sourceAccount'),
      type('Tipo de cuenta', 2, 'CA', 'CC', 'sourceAccountType'),
      text('Banco', 6, '000051'),
      cents('Valor total', 18, 'total'),
      digits('Número de traslados', 6, 'count'),
      digits('Fecha de proceso', 8, 'day'),
    ],
    detail: [
      text('Tipo de registro', 2, 'TR'),
      digits('Identificación', 16, 'identification'),
      words('Referencia', 16, 'reference'),
      digits('Cuenta', 16, 'account'),
      type('Tipo de cuenta', 2, 'CA', 'CC'),
      digits('Banco', 6, 'bankCode'),
      cents('Valor', 18, 'amount'),
      words('Nombre', 40, 'name'),
      digits('Fecha de aplicación', 8, 'day'),
    ],
  },
  {
    key: 'banco-de-bogota',
    bankId: 7,
    name: 'Banco de Bogotá',
    isUnconfirmed: true,
    kind: 'FIXED',
    header: [
      text('Tipo de registro', 1, '1'),
      digits('Fecha', 8, 'day'),
      digits('NIT pagador', 11, 'payerTaxId'),
      words('Nombre pagador', 40, 'payerName'),
      type('Tipo de cuenta origen', 2, '02', '01', 'sourceAccountType'),
      digits('Cuenta origen', 17, 'sourceAccount'),
    ],
    detail: [
      text('Tipo de registro', 1, '2'),
      digits('Identificación', 11, 'identification'),
      words('Nombre', 40, 'name'),
      type('Tipo de cuenta', 2, '02', '01'),
      words('Cuenta', 17, 'account'),
      cents('Valor', 18, 'amount'),
      digits('Banco', 4, 'bankCode'),
      words('Referencia', 20, 'reference'),
    ],
    control: [
      text('Tipo de registro', 1, '9'),
      digits('Número de registros', 8, 'count'),
      cents('Valor total', 18, 'total'),
    ],
  },
];

export const findLayout = (key: string): Layout | null =>
  LAYOUTS.find((layout) => layout.key === key) ?? null;

/** What a payer may have otherwise in a layout, with what stands there usually. */
export const ownFieldsOf = ({ header = [] }: Layout) =>
  header.flatMap(({ key, name, width, text: usual = '' }) => (key ? [{ key, name, width, usual }] : []));

/** Its bank is told from which account it pays. */
export const needsSourceAccount = ({ header = [] }: Layout): boolean =>
  header.some(({ source }) => source === 'sourceAccount');
