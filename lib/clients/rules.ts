import { emptyToNull } from '@/lib/core/contact';
import { nitCheckDigit, readNit } from '@/lib/core/nit';
import { type ReadIdentity, readIdentity } from '@/lib/core/readers/identity-number';
import type { ClientData } from './inputs';

const TEXTS = ['identification', 'address', 'url', 'nameProducer', 'emailProducer'] as const;

/** What a client withholds, and from whom: in the order in which people read about them. */
export const TAX_FLAGS = [
  'retenedorRenta',
  'reteIcaAgent',
  'granContribuyente',
  'stateEntity',
  'responsableIva',
] as const;

type Columns = Partial<
  Record<(typeof TEXTS)[number] | 'phone' | 'phoneProducer', string | null> &
    Record<(typeof TAX_FLAGS)[number], boolean> & {
      name: string;
      dialingCode: string;
      documentTypeId: number | null;
      cityId: number | null;
      logoFileId: string | null;
    }
>;

type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** The columns that an input names, but for the telephones (`phone-columns.ts`); what it leaves out stays as it is. */
export function clientColumns(data: Given<ClientData>): Columns {
  const columns: Columns = {};
  if (data.name !== undefined) columns.name = data.name;
  if (data.dialingCode !== undefined) columns.dialingCode = data.dialingCode;
  if (data.typeIdentificationId !== undefined) columns.documentTypeId = data.typeIdentificationId;
  if (data.cityId !== undefined) columns.cityId = data.cityId;
  if (data.logo !== undefined) columns.logoFileId = emptyToNull(data.logo);
  for (const key of TEXTS) if (data[key] !== undefined) columns[key] = emptyToNull(data[key]);
  for (const key of TAX_FLAGS) if (data[key] !== undefined) columns[key] = data[key];
  return columns;
}

/** A client's number by its type. A NIT keeps the points with which it is typed, and gets its check digit. */
export function readClientIdentity(code: string | null, typed: string): ReadIdentity | null {
  const read = readIdentity(code, typed);
  if (code !== 'NIT' || !read || 'problem' in read) return read;
  const written = typed.trim();
  if (/^[1-9]\d{0,2}(?:\.\d{3})+-\d$/.test(written)) return { value: written };
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written) ? { value: `${written}-${read.value.slice(-1)}` } : read;
}

/** The numbers under which a client may be kept already: with and without the check digit of a NIT. */
export function sameIdentifications(typed: string): string[] {
  const nit = readNit(typed);
  return nit ? [typed, nit.number, `${nit.number}${nitCheckDigit(nit.number)}`] : [typed];
}

/** Constraints that refuse what the catalogues do not hold, with the field that named it. */
export const UNKNOWN_TO_CATALOGUES = {
  clients_city_id_cities_id_fk: ['cityId', 'validation.city'],
  clients_document_type_id_document_types_id_fk: ['typeIdentificationId', 'validation.option'],
} as const;
