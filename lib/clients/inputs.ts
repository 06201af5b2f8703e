import * as z from 'zod/mini';
import { imageId } from '@/lib/agencies/images/inputs';

/** Shared by form and server: messages are keys of lib/i18n. */
const required = (key: string) => z.string().check(z.trim(), z.minLength(1, key));
const optional = (maximum: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maximum, 'validation.tooLong'))));
const flag = z.optional(z.boolean());

const emptyOr = (pattern: RegExp, key: string) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.refine((value) => value === '' || pattern.test(value), key),
      ),
    ),
  );

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LINK = /^https:\/\/[^\s]+$/;

/** What is left out keeps the table's default when created, and stays as it is when changed. */
export const clientInput = z.object({
  name: required('validation.required').check(z.maxLength(120, 'validation.tooLong')),
  typeIdentificationId: z.optional(z.nullable(z.int())),
  identification: optional(30),
  cityId: z.optional(z.nullable(z.int())),
  address: optional(200),
  phone: optional(20),
  dialingCode: z.optional(z.string().check(z.regex(/^\d{1,4}$/, 'validation.dialingCode'))),
  url: emptyOr(LINK, 'validation.httpsUrl'),
  /** Of an uploaded image; empty for none. */
  logo: z.optional(z.nullable(imageId)),
  nameProducer: optional(120),
  phoneProducer: optional(20),
  emailProducer: emptyOr(EMAIL, 'validation.email'),
  retenedorRenta: flag,
  reteIcaAgent: flag,
  granContribuyente: flag,
  stateEntity: flag,
  responsableIva: flag,
});
export type ClientInput = z.input<typeof clientInput>;
export type ClientData = z.output<typeof clientInput>;

const stateId = z.optional(z.int().check(z.refine((id) => id === 52 || id === 53, 'validation.state')));

export const updateClientInput = z.extend(z.partial(clientInput), { id: z.uuid(), stateId });
export type UpdateClientInput = z.input<typeof updateClientInput>;

/** What the one form for new and known clients holds. */
export const clientFormInput = z.extend(clientInput, { stateId });
export type ClientFormInput = z.input<typeof clientFormInput>;
export type ClientFormData = z.output<typeof clientFormInput>;
