import { choice, type FileField, type Layout, words } from '../layout';

/** Columns that people read, and most portals let one map. No row of totals: a portal would take it for a payment. */
const COLUMNS: readonly FileField[] = [
  words('Tipo de documento', 0, 'documentType'),
  words('Identificación', 0, 'identification'),
  words('Nombre', 0, 'name'),
  words('Banco', 0, 'bank'),
  words('Código del banco', 0, 'bankCode'),
  choice('Tipo de cuenta', 0, 'accountType', {
    ...{ AHORROS: 'Ahorros', CORRIENTE: 'Corriente', LLAVE: 'Llave Bre-B' },
    ...{ '1507': 'Depósito', '1551': 'Depósito' },
  }),
  words('Cuenta o llave', 0, 'account'),
  { name: 'Valor', width: 0, source: 'amount' },
  words('Correo', 0, 'email'),
  words('Referencia', 0, 'reference'),
];

export const csv: Layout = { key: 'csv', name: 'CSV', isUnconfirmed: false, kind: 'CSV', detail: COLUMNS };
export const xlsx: Layout = {
  ...{ key: 'xlsx', name: 'Excel (XLSX)', isUnconfirmed: false, kind: 'XLSX', detail: COLUMNS },
};
