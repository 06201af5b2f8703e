import * as z from 'zod/mini';
import { imageId } from '@/lib/agencies/images/inputs';
import {
  dialingCode,
  line,
  optionalEmail,
  optionalLink,
  optionalPhone,
  optionalTitle,
  title,
} from '@/lib/core/inputs';
import { CLIENT } from '@/lib/core/states';

/** Shared by form and server: messages are keys of lib/i18n. */
const optional = (maximum: number) => z.optional(z.nullable(line(maximum)));
const phone = z.optional(z.nullable(optionalPhone));
const flag = z.optional(z.boolean());

/** What is left out keeps the table's default when created, and stays as it is when changed. */
export const clientInput = z.object({
  name: title(120),
  typeIdentificationId: z.optional(z.nullable(z.int())),
  identification: optional(30),
  cityId: z.optional(z.nullable(z.int())),
  address: optional(200),
  phone,
  dialingCode: z.optional(dialingCode),
  url: z.optional(z.nullable(optionalLink(500))),
  /** Of an uploaded image; empty for none. */
  logo: z.optional(z.nullable(imageId)),
  nameProducer: z.optional(z.nullable(optionalTitle(120))),
  phoneProducer: phone,
  emailProducer: z.optional(z.nullable(optionalEmail())),
  retenedorRenta: flag,
  reteIcaAgent: flag,
  granContribuyente: flag,
  stateEntity: flag,
  responsableIva: flag,
  /** Ids of what it asks for (`services` of the catalogue). */
  services: z.optional(z.array(z.int()).check(z.maxLength(20, 'validation.option'))),
});
export type ClientInput = z.input<typeof clientInput>;
export type ClientData = z.output<typeof clientInput>;

const stateOf = (...states: readonly number[]) =>
  z.optional(z.int().check(z.refine((id) => states.includes(id), 'validation.state')));

/** 32 removes it. */
export const updateClientInput = z.extend(z.partial(clientInput), {
  id: z.uuid(),
  stateId: stateOf(CLIENT.ACTIVE, CLIENT.INACTIVE, CLIENT.DELETED),
});
export type UpdateClientInput = z.input<typeof updateClientInput>;

/** What the one form for new and known clients holds, and what a new one is made of; without a state it is active. */
export const clientFormInput = z.extend(clientInput, {
  stateId: stateOf(CLIENT.ACTIVE, CLIENT.INACTIVE),
});
export type ClientFormInput = z.input<typeof clientFormInput>;
export type ClientFormData = z.output<typeof clientFormInput>;
