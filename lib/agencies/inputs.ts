import * as z from 'zod/mini';
import { LEGAL_NATURES } from '@/db/values/legal-natures';
import { isAccent, isReadable } from '@/lib/core/accent';
import {
  clearable,
  companyName,
  line,
  optionalEmail,
  optionalLink,
  optionalPhone,
  percentage,
  personName,
  requiredEmail,
  requiredLine,
  text,
} from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';
import { imageId } from './images/inputs';
import { TERM_PLACES, unknownPlaces } from './texts/rules';

/** Shared by form and server: messages are keys of lib/i18n. */
const cityId = z.optional(z.nullable(z.int()));

const url = optionalLink(200);

/** Below 100, as a decimal string. */
const share = sentAs(
  'Decimal',
  text(20).check(percentage(), z.regex(/^\d{1,2}(\.\d{1,2})?$/, 'validation.percentage')),
);

/** Description, contact data and payment terms of an agency. An empty text clears what may be empty. */
export const agencyProfileInput = z.object({
  name: companyName(120),
  typeAgency: line(60),
  mission: text(200),
  /** Ids of what it offers (`services` of the catalogue). */
  services: z.array(z.int()).check(z.maxLength(20, 'validation.option')),
  email: requiredEmail(120),
  phone: optionalPhone,
  url,
  address: line(200),
  cityId,
  payment: text(600),
});
export type AgencyProfileInput = z.input<typeof agencyProfileInput>;
export type AgencyProfileData = z.output<typeof agencyProfileInput>;

/** The seven flags of the specification (2, section 7.2), and what its quotations are priced with besides. */
export const agencyTaxInput = z.object({
  responsableIva: z.boolean(),
  personaNaturalArt383AEt: z.boolean(),
  declaranteRenta: z.boolean(),
  granContribuyente: z.boolean(),
  regimenSimple: z.boolean(),
  autoretenedorRenta: z.boolean(),
  autoretenedorIca: z.boolean(),
  retenedorRenta: z.boolean(),
  reteIcaAgent: z.boolean(),
  /** Concept of the rates of the régimen simple; null or empty: not chosen. */
  simpleConcept: z.nullable(line(60)),
  /** Percent of profit that a natural person estimates; null or empty: what is withheld from it. */
  incomeTaxRatePn: z.nullable(sentAs('Decimal', z.union([z.literal(''), share], 'validation.percentage'))),
});
export type AgencyTaxInput = z.input<typeof agencyTaxInput>;
export type AgencyTaxData = z.output<typeof agencyTaxInput>;

/** Values that new quotations start from. */
export const agencyQuotingInput = z.object({
  /** Margin on the price, percent. */
  gain: share,
  /** The last code allotted: the next quotation takes the one after it. */
  consecutiveQuote: z
    .int('validation.number')
    .check(z.gte(0, 'validation.number'), z.lte(99_999_999, 'validation.number')),
});

/** A text with the places of the conditions of a quotation in it. */
const words = (maximum: number) =>
  text(maximum).check(
    z.refine((value) => unknownPlaces(value, TERM_PLACES).length === 0, 'validation.place'),
  );

/** Default words of quotations. Null or empty: nothing, the usual conditions, and the days of constant 77. */
export const agencyWordsInput = z.object({
  quotationMessage: z.optional(z.nullable(words(1000))),
  quotationTerms: z.optional(z.nullable(words(3000))),
  quotationValidityDays: z.optional(
    z.nullable(
      z
        .int('validation.quotation.validity')
        .check(z.gte(1, 'validation.quotation.validity'), z.lte(365, 'validation.quotation.validity')),
    ),
  ),
});
export type AgencyWordsInput = z.input<typeof agencyWordsInput>;
export type AgencyQuotingInput = z.input<typeof agencyQuotingInput>;

/** How its mails, public pages and documents show it. An empty text: as the agency is named, its e-mail, the product's colour. */
export const agencyBrandInput = z.object({
  senderName: line(80),
  replyTo: optionalEmail(),
  accent: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((value) => value === '' || isAccent(value), 'validation.accent'),
    z.refine((value) => !isAccent(value) || isReadable(value), 'validation.accentContrast'),
  ),
});
export type AgencyBrandInput = z.input<typeof agencyBrandInput>;

const pesosOrNone = z.nullable(
  sentAs(
    'Money',
    z
      .number('validation.number')
      .check(
        z.refine(Number.isSafeInteger, 'validation.number'),
        z.gte(0, 'validation.number'),
        z.lte(1_000_000_000_000, 'validation.number'),
      ),
  ),
);

/** Who approves and pays the claims of its talents. */
export const agencyClaimsInput = z.object({
  /** Who approves a claim does not pay it. */
  claimsPayerApart: z.boolean(),
  /** In pesos: above it two people approve; null: one is enough for any amount. */
  claimsSecondApprovalOver: pesosOrNone,
  /** In pesos: a batch of payments above it is approved by somebody else; null: who makes it is enough. */
  payoutsSecondApprovalOver: pesosOrNone,
});
export type AgencyClaimsInput = z.input<typeof agencyClaimsInput>;

/** What a claim needs before it is approved. */
export const agencyPapersInput = z.object({
  /** A claim whose talent lacks a paper that the law asks for is not approved; else it is only told. */
  claimsNeedPapers: z.boolean(),
});
export type AgencyPapersInput = z.input<typeof agencyPapersInput>;

/** eventos, fotografía (product decisions, "State catalogue"). */
const CONTRACT_TYPES: readonly number[] = [51, 52];

export const agencyContractsInput = z.object({
  /** The type of all its contracts (51, 52); null: the talent chooses. */
  contractTypeId: z.nullable(
    z.int('validation.option').check(z.refine((id) => CONTRACT_TYPES.includes(id), 'validation.option')),
  ),
});
export type AgencyContractsInput = z.input<typeof agencyContractsInput>;

/** Fields left out stay as they are; null clears what may be empty. */
export const updateAgencyInput = z.extend(
  z.partial(
    z.extend(agencyProfileInput, {
      ...agencyTaxInput.shape,
      ...agencyQuotingInput.shape,
      ...agencyWordsInput.shape,
      ...agencyClaimsInput.shape,
      ...agencyPapersInput.shape,
      ...agencyContractsInput.shape,
    }),
  ),
  {
    id: z.uuid(),
    senderName: clearable(agencyBrandInput.shape.senderName),
    replyTo: clearable(agencyBrandInput.shape.replyTo),
    accent: clearable(agencyBrandInput.shape.accent),
    typeAgency: clearable(line(60)),
    mission: clearable(text(200)),
    phone: clearable(optionalPhone),
    url: clearable(url),
    address: clearable(line(200)),
    payment: clearable(text(600)),
    logo: clearable(imageId),
    legalNature: z.optional(sentAs('LegalNature', z.enum(LEGAL_NATURES, 'validation.option'))),
  },
);
export type UpdateAgencyInput = z.input<typeof updateAgencyInput>;

/** The same, or a state with why it is suspended: the administrator's. */
export const changeAgencyInput = z.extend(updateAgencyInput, {
  state: z.optional(z.int()),
  observation: z.optional(z.string()),
});
export type UpdateAgencyData = z.output<typeof updateAgencyInput>;

export const legalRepresentativeInput = z.object({
  name: personName(120),
  document: requiredLine(30),
  cityId,
});
export type LegalRepresentativeInput = z.input<typeof legalRepresentativeInput>;
export type LegalRepresentativeData = z.output<typeof legalRepresentativeInput>;

/** The agency may be named, as the specification does; it can only be one's own. */
const namedAgency = { agencyId: z.optional(z.uuid()) };
export const createLegalRepresentativeInput = z.extend(legalRepresentativeInput, namedAgency);
export type CreateLegalRepresentativeInput = z.input<typeof createLegalRepresentativeInput>;

export const updateLegalRepresentativeInput = z.extend(z.partial(legalRepresentativeInput), {
  ...namedAgency,
  id: z.uuid(),
});
export type UpdateLegalRepresentativeInput = z.input<typeof updateLegalRepresentativeInput>;
