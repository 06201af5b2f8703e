import { emptyToNull } from '@/lib/core/contact';
import type { Measure } from '@/lib/core/readers/measure';
import { NETWORKS } from '@/lib/core/readers/social-link';
import type { PatchTalentData } from './inputs';

const TEXTS = [
  'alias',
  'address',
  'hairColour',
  'eyeColour',
  'shirt',
  'pants',
  'footwear',
  'generalDescription',
  'shortDescription',
  ...NETWORKS,
] as const;
const FILLED = ['name', 'lastname', 'email', 'gender', 'dialingCode', 'unitMeasure', 'language'] as const;

/** The columns of `talents` that a patch may name. */
export type TalentColumns = {
  [Column in (typeof TEXTS)[number]]?: string | null;
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
  for (const key of TEXTS) if (data[key] !== undefined) columns[key] = emptyToNull(data[key]);
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

/** Constraints that refuse what a talent's row cannot hold, with the field of the wire that named it. */
export const REFUSED_BY = {
  talents_email: ['email', 'validation.talent.emailTaken'],
  talents_identification: ['identification', 'validation.identificationTaken'],
  talents_document_type_id_document_types_id_fk: ['typeDocumentId', 'validation.option'],
  talents_residence_city_id_cities_id_fk: ['residenceCityId', 'validation.city'],
  talents_exclusive_agency_id_agencies_id_fk: ['exclusiveAgencyId', 'validation.option'],
  talent_skills_area_id_skill_areas_id_fk: ['skillTalents', 'validation.option'],
  talent_skills_skill_id_skills_id_fk: ['skillTalents', 'validation.option'],
  talent_experiences_area_id_skill_areas_id_fk: ['historicalTalentExperiencies', 'validation.option'],
  talent_profiles_profile_id_profiles_id_fk: ['profileTalents', 'validation.option'],
} as const;

/** The message key for a birth date that nobody can have on a day; null for one that is possible. Both `YYYY-MM-DD`. */
export const birthdateProblem = (birthdate: string, day: string): string | null =>
  birthdate >= day || birthdate < '1900-01-01' ? 'validation.birthdate' : null;
