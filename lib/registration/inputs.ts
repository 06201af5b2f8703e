import * as z from 'zod/mini';
import { LEGAL_NATURES } from '@/db/values/legal-natures';
import {
  companyName,
  email,
  line,
  optionalLink,
  personName,
  requiredLine,
  requiredPhone,
  surname,
} from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';
import { newPassword } from '@/lib/identity/password/inputs';

/** Fields have the specification's names (part 1, 2.6 and section 3); messages are keys of lib/i18n. */
const optional = (maximum: number) => z.optional(z.nullable(line(maximum)));

const phone = requiredPhone('validation.required', 'validation.phone');
const identification = requiredLine(30).check(z.regex(/[\p{L}\p{N}]/u, 'validation.required'));
const city = z.int('validation.city');
const documentType = z.int('validation.option');
const said = 'registration.lettersOnly';

/** Made with the page, so that a form sent twice opens one account. */
const attempt = z.optional(z.uuid());

const producer = {
  nameUser: personName(80),
  lastnameUser: surname(80),
  emailUser: email,
  phoneUser: phone,
  cityUser: city,
  typeIdUser: documentType,
  identificationUser: identification,
  attempt,
};
const company = {
  nameAgency: companyName(120),
  cityAgency: city,
  typeIdAgency: documentType,
  identificationAgency: identification,
  /** Left out: the producer's. */
  phoneAgency: z.optional(phone),
  emailAgency: z.optional(email),
};
const natural = z.literal('PERSONA_NATURAL');
const legal = z.literal('PERSONA_JURIDICA');

/** The registration payload: what it says of an agency counts for a company alone. States are not the client's to name. */
export const registerInput = z.discriminatedUnion(
  'legalNature',
  [
    z.object({ legalNature: natural, ...producer }),
    z.object({ legalNature: legal, ...producer, ...company }),
  ],
  'validation.option',
);
export type RegisterInput = z.input<typeof registerInput>;
export type RegisterData = z.output<typeof registerInput>;

const country = z.int('validation.country');

/** The form asks for countries too, by which cities and documents are found. */
export const registerFormInput = z.discriminatedUnion(
  'legalNature',
  [
    z.object({ legalNature: natural, ...producer, countryUser: country }),
    z.object({ legalNature: legal, ...producer, ...company, countryUser: country, countryAgency: country }),
  ],
  'validation.option',
);

const SERVICE_CODES = ['publicidad', 'moda', 'casting', 'fotografia', 'sesionBelleza'] as const;

const url = optionalLink(200).check(z.minLength(1, 'validation.required'));

const fast = {
  nameAgency: companyName(50, { said }),
  typeDocument: documentType,
  identification,
  cities: city,
  phone,
  url,
  mission: optional(200),
  services: z.optional(z.array(z.enum(SERVICE_CODES)).check(z.maxLength(SERVICE_CODES.length))),
  address: requiredLine(200),
  nameProductor: personName(120, { said }),
  emailProductor: email,
  phoneProductor: phone,
  password: newPassword,
  verifyPassword: z.string('validation.password.mismatch'),
  attempt,
};

/** Told together with all that is wrong elsewhere. */
const samePassword = z.refine<{ password?: unknown; verifyPassword?: unknown }>(
  ({ password, verifyPassword }) => password === verifyPassword,
  { path: ['verifyPassword'], error: 'validation.password.mismatch', when: () => true },
);

/** Quick registration (specification 1, 2.6). */
export const registerFastInput = z.object(fast).check(samePassword);
export type RegisterFastInput = z.input<typeof registerFastInput>;
export type RegisterFastData = z.output<typeof registerFastInput>;

export const registerFastFormInput = z.object({ ...fast, countries: country }).check(samePassword);

/** What opens an account in the fewest words; the rest is told where it is needed. */
export const beginInput = z.object({
  nameAgency: companyName(120),
  nameProductor: personName(120),
  emailProductor: email,
  password: newPassword,
  /** Of the terms, and of the policy on personal data. */
  accepted: z.literal(true, 'validation.talent.consents'),
  attempt,
});
export type BeginInput = z.input<typeof beginInput>;

/** What the short registration did not ask, and quotations and contracts state. */
export const identifyAgencyInput = z.object({
  legalNature: sentAs('LegalNature', z.enum(LEGAL_NATURES, 'validation.option')),
  cityId: city,
  documentTypeId: documentType,
  identification,
});
export type IdentifyAgencyInput = z.input<typeof identifyAgencyInput>;

/** The quick-registration notice (specification 1, section 7): of its body only the producer's id is read. */
export const announceInput = z.object({ producer: z.object({ id: z.uuid() }) });
export type AnnounceInput = z.input<typeof announceInput>;
