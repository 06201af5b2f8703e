import { emptyToNull } from '@/lib/core/contact';
import type { Measure } from '@/lib/core/readers/measure';
import { TEXT_FIELDS } from '@/lib/core/talent-fields';
import type { PatchTalentData } from './inputs';

const FILLED = ['name', 'lastname', 'email', 'gender', 'dialingCode', 'unitMeasure', 'language'] as const;

/** The columns of `talents` that a patch may name. */
export type TalentColumns = {
  [Column in (typeof TEXT_FIELDS)[number]]?: string | null;
} & { [Column in Measure]?: number | null } & {
  [Column in (typeof FILLED)[number]]?: NonNullable<PatchTalentData[Column]>;
} & {
  phone?: string | null;
  birthdate?: string | null;
  identification?: string | null;
  documentTypeId?: number | null;
  residenceCityId?: number | null;
  exclusiveAgencyId?: string | null;
  mayOrderRides?: boolean;
};

/** The columns that a patch names, but for the telephone, the document's number and the measures, which are read; what it leaves out stays as it is. */
export function talentColumns(data: Partial<PatchTalentData>): TalentColumns {
  const columns: TalentColumns = {};
  for (const key of TEXT_FIELDS) if (data[key] !== undefined) columns[key] = emptyToNull(data[key]);
  for (const key of FILLED) {
    if (data[key] !== undefined) Object.assign(columns, { [key]: data[key] });
  }
  if (data.birthdate !== undefined) columns.birthdate = data.birthdate;
  if (data.typeDocumentId !== undefined) columns.documentTypeId = data.typeDocumentId;
  if (data.residenceCityId !== undefined) columns.residenceCityId = data.residenceCityId;
  if (data.exclusiveAgencyId !== undefined) columns.exclusiveAgencyId = data.exclusiveAgencyId;
  if (data.mayOrderRides !== undefined) columns.mayOrderRides = data.mayOrderRides;
  return columns;
}

/** The message key for a birth date that nobody can have on a day; null for one that is possible. Both `YYYY-MM-DD`. */
export const birthdateProblem = (birthdate: string, day: string): string | null =>
  birthdate >= day || birthdate < '1900-01-01' ? 'validation.birthdate' : null;
