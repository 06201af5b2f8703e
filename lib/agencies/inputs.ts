import * as z from 'zod/mini';

/** Shared by form and server: messages are keys of lib/i18n. */
const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, 'validation.tooLong'));
const required = (maximum: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(maximum, 'validation.tooLong'));
const cityId = z.optional(z.nullable(z.int()));

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LINK = /^https:\/\/[^\s]+$/;
const PHONE = /^\+?\d{7,15}$/;

/** How to reach the agency and how it is paid. An empty phone, address, url or payment clears it. */
export const agencyContactInput = z.object({
  email: required(120).check(z.regex(EMAIL, 'validation.email')),
  phone: text(30).check(
    z.refine((value) => value === '' || PHONE.test(value.replaceAll(/[()\s-]/g, '')), 'validation.phone'),
  ),
  url: text(200).check(z.refine((value) => value === '' || LINK.test(value), 'validation.httpsUrl')),
  address: text(200),
  cityId,
  payment: text(600),
});

/** The seven flags of the specification (2, section 7.2). */
export const agencyTaxInput = z.object({
  responsableIva: z.boolean(),
  personaNaturalArt383AEt: z.boolean(),
  declaranteRenta: z.boolean(),
  granContribuyente: z.boolean(),
  regimenSimple: z.boolean(),
  autoretenedorRenta: z.boolean(),
  autoretenedorIca: z.boolean(),
});
export type AgencyTaxInput = z.input<typeof agencyTaxInput>;

/** The profile's form: its name and how to reach the agency. */
export const agencyProfileInput = z.extend(agencyContactInput, { name: required(120) });
export type AgencyProfileInput = z.input<typeof agencyProfileInput>;
export type AgencyProfileData = z.output<typeof agencyProfileInput>;

/** What is left out stays as it is. */
export const updateAgencyInput = z.extend(z.partial(z.extend(agencyProfileInput, agencyTaxInput.shape)), {
  id: z.uuid(),
});
export type UpdateAgencyInput = z.input<typeof updateAgencyInput>;
export type UpdateAgencyData = z.output<typeof updateAgencyInput>;

export const legalRepresentativeInput = z.object({ name: required(120), document: required(30), cityId });
export type LegalRepresentativeInput = z.input<typeof legalRepresentativeInput>;
export type LegalRepresentativeData = z.output<typeof legalRepresentativeInput>;

/** The agency may be named, as the specification does; it can only be one's own. */
export const createLegalRepresentativeInput = z.extend(legalRepresentativeInput, {
  agencyId: z.optional(z.uuid()),
});
export type CreateLegalRepresentativeInput = z.input<typeof createLegalRepresentativeInput>;

export const updateLegalRepresentativeInput = z.extend(z.partial(legalRepresentativeInput), {
  id: z.uuid(),
});
export type UpdateLegalRepresentativeInput = z.input<typeof updateLegalRepresentativeInput>;
