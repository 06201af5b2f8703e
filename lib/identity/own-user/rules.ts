import { emptyToNull } from '@/lib/core/contact';
import type { UpdateOwnUserData } from './inputs';

const TEXTS = ['address', 'corporateEmail'] as const;

type Columns = Partial<
  Record<(typeof TEXTS)[number] | 'phone' | 'identification', string | null> &
    Record<'documentTypeId' | 'cityId' | 'currencyId', number | null> & { name: string; lastname: string }
>;

/** The columns that an input names, but for the telephone and the document's number, which are read; what it leaves out stays as it is. */
export function ownUserColumns(data: UpdateOwnUserData): Columns {
  const columns: Columns = {};
  if (data.name !== undefined) columns.name = data.name;
  if (data.lastname !== undefined) columns.lastname = data.lastname;
  if (data.typeIdentificationId !== undefined) columns.documentTypeId = data.typeIdentificationId;
  if (data.cityId !== undefined) columns.cityId = data.cityId;
  if (data.currencyId !== undefined) columns.currencyId = data.currencyId;
  for (const key of TEXTS) if (data[key] !== undefined) columns[key] = emptyToNull(data[key]);
  return columns;
}
