import { emptyToNull } from '@/lib/core/contact';
import type { FreshAct } from '@/lib/core/fresh-acts';
import type { AgencyTaxInput, UpdateAgencyData } from './inputs';

/** The taxes of an agency, in the order in which people read about them. */
export const TAX_FLAGS = [
  'responsableIva',
  'regimenSimple',
  'declaranteRenta',
  'granContribuyente',
  'autoretenedorRenta',
  'autoretenedorIca',
  'personaNaturalArt383AEt',
] as const satisfies readonly (keyof AgencyTaxInput)[];

const CLEARABLE = [
  'typeAgency',
  'mission',
  'address',
  'url',
  'payment',
  'quotationMessage',
  'quotationTerms',
] as const;
const AS_GIVEN = [
  'name',
  'email',
  'cityId',
  'gain',
  'consecutiveQuote',
  'legalNature',
  'quotationValidityDays',
] as const;
const SETTINGS = [
  'claimsPayerApart',
  'claimsSecondApprovalOver',
  'claimsNeedPapers',
  'payoutsSecondApprovalOver',
  'contractTypeId',
] as const;
const BRAND = ['senderName', 'replyTo', 'accent'] as const;
const FLAGS = [...TAX_FLAGS, 'retenedorRenta', 'reteIcaAgent'] as const;
const TAX_CHOICES = ['simpleConcept', 'incomeTaxRatePn'] as const;

/** Fields that bind the agency before others, its name and colour there, its prices, and who may pay. Only the owner changes them. */
const LEGAL = [
  'name',
  'legalNature',
  'gain',
  'consecutiveQuote',
  ...FLAGS,
  ...TAX_CHOICES,
  ...SETTINGS,
  ...BRAND,
] as const;

type Columns = Partial<
  Record<
    | (typeof CLEARABLE)[number]
    | (typeof TAX_CHOICES)[number]
    | (typeof BRAND)[number]
    | 'phone'
    | 'logoFileId',
    string | null
  > &
    Record<(typeof FLAGS)[number], boolean> & {
      name: string;
      email: string;
      cityId: number | null;
      gain: string;
      consecutiveQuote: number;
      quotationValidityDays: number | null;
      legalNature: 'PERSONA_NATURAL' | 'PERSONA_JURIDICA';
      claimsPayerApart: boolean;
      claimsNeedPapers: boolean;
      claimsSecondApprovalOver: number | null;
      payoutsSecondApprovalOver: number | null;
      contractTypeId: number | null;
    }
>;

/** The columns that an input names, but for the telephone, whose country the city says; what it leaves out stays as it is. */
export function agencyColumns(data: UpdateAgencyData): Columns {
  const texts = [...CLEARABLE, ...TAX_CHOICES, ...BRAND]
    .filter((key) => data[key] !== undefined)
    .map((key) => [key, emptyToNull(data[key])] as const);
  const given = [...AS_GIVEN, ...SETTINGS, ...FLAGS]
    .filter((key) => data[key] !== undefined)
    .map((key) => [key, data[key]] as const);
  const columns: Columns = Object.fromEntries([...given, ...texts]);
  if (data.logo !== undefined) columns.logoFileId = emptyToNull(data.logo);
  return columns;
}

/** True when an input touches what only the owner may change. */
export const namesLegalData = (data: UpdateAgencyData): boolean =>
  LEGAL.some((key) => data[key] !== undefined);

/**
 * True when an agency has not stated its taxes: a company answers for IVA, is in the régimen simple or withholds for
 * itself in some way, so one without any flag has not been asked. A natural person may have none.
 */
export const lacksTaxes = (
  agency: Pick<AgencyTaxInput, (typeof TAX_FLAGS)[number]> & { readonly legalNature: string },
): boolean => agency.legalNature === 'PERSONA_JURIDICA' && !TAX_FLAGS.some((flag) => agency[flag]);

/** Constraints that refuse a city which the catalogue does not hold, with the field that named it. */
export const UNKNOWN_CITY = {
  agencies_city_id_cities_id_fk: ['cityId', 'validation.city'],
  legal_representatives_city_id_cities_id_fk: ['cityId', 'validation.city'],
} as const;

type Regime = Parameters<typeof lacksTaxes>[0];

/** The agency's regime in one word, the most telling one. Key of `agencies.regime`. */
export function regimeOf(agency: Regime): 'simple' | 'large' | 'iva' | 'noIva' | 'unsaid' {
  if (agency.regimenSimple) return 'simple';
  if (agency.granContribuyente) return 'large';
  if (agency.responsableIva) return 'iva';
  return lacksTaxes(agency) ? 'unsaid' : 'noIva';
}

/** What changing a column is, where that asks again. */
const ACT_OF = {
  email: 'contact',
  phone: 'contact',
  replyTo: 'replyTo',
  payment: 'paymentData',
  claimsPayerApart: 'approval',
  claimsSecondApprovalOver: 'approval',
  payoutsSecondApprovalOver: 'approval',
} as const satisfies Partial<Record<keyof Columns, FreshAct>>;
type Asked = keyof typeof ACT_OF;

/** The acts that ask again among changes of an agency, by what it was before. */
export function actsOf(columns: Columns, before: { readonly [Name in Asked]: unknown }): FreshAct[] {
  const changed = (Object.keys(ACT_OF) as Asked[]).filter(
    (name) => columns[name] !== undefined && columns[name] !== before[name],
  );
  return [...new Set(changed.map((name) => ACT_OF[name]))];
}
