import type { FileContent, FileItem } from './file-content';
import { fixedField } from './fixed-field';
import type { FileField, Layout, Source } from './layout';

/** Why a layout cannot say a payment, or the payer; keys of `payouts.fileProblems`. */
export type FileProblem =
  | 'currency'
  | 'payer'
  | 'key'
  | 'bank'
  | 'account'
  | 'accountType'
  | 'documentType'
  | 'identification'
  | 'name'
  | 'amount';

const OF_SOURCE: Partial<Record<Source, FileProblem>> = {
  bankCode: 'bank',
  bankNumber: 'bank',
  account: 'account',
  accountType: 'accountType',
  documentType: 'documentType',
  identification: 'identification',
  checkDigit: 'identification',
  name: 'name',
  amount: 'amount',
  total: 'amount',
};

const PESOS = 'COP';

/** What is wrong with the file as a whole: banks pay pesos by it, and are told who pays. */
export function payerProblem(layout: Layout, content: FileContent): FileProblem | null {
  if (layout.kind !== 'FIXED') return null;
  if (content.currency !== PESOS) return 'currency';
  return firstProblem(layout.header ?? [], layout, content, null, 'payer');
}

/** What of a payment a layout cannot say: nothing of it is ever cut or left out but the end of a long name. */
export function itemProblem(layout: Layout, content: FileContent, item: FileItem): FileProblem | null {
  if (layout.kind !== 'FIXED') return null;
  if (item.accountType === 'LLAVE') return 'key';
  if (item.amount <= 0) return 'amount';
  return firstProblem(layout.detail, layout, content, item, 'account');
}

function firstProblem(
  fields: readonly FileField[],
  layout: Layout,
  content: FileContent,
  item: FileItem | null,
  otherwise: FileProblem,
): FileProblem | null {
  const field = fields.find((each) => fixedField(each, layout, content, item) === null);
  return field ? ((field.source && OF_SOURCE[field.source]) ?? otherwise) : null;
}
