import * as z from 'zod/mini';

/** Shared by form and server: messages are keys of lib/i18n. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?\d{7,15}$/;

const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, 'validation.tooLong'));
const required = (maximum: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(maximum, 'validation.tooLong'));
const clearable = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** Oneself, without e-mail and password, by which one signs in. An empty text or null clears what may be empty. */
export const ownUserInput = z.object({
  name: required(80),
  lastname: required(80),
  phone: clearable(
    text(30).check(
      z.refine((value) => value === '' || PHONE.test(value.replaceAll(/[()\s-]/g, '')), 'validation.phone'),
    ),
  ),
  typeIdentificationId: clearable(z.int('validation.option')),
  identification: clearable(text(30)),
  address: clearable(text(200)),
  cityId: clearable(z.int('validation.city')),
  corporateEmail: clearable(
    text(100).check(z.refine((value) => value === '' || EMAIL.test(value), 'validation.email')),
  ),
  currencyId: clearable(z.int('validation.option')),
});
export type OwnUserInput = z.input<typeof ownUserInput>;
export type OwnUserData = z.output<typeof ownUserInput>;

/** What is left out stays as it is. */
export const updateOwnUserInput = z.partial(ownUserInput);
export type UpdateOwnUserInput = z.input<typeof updateOwnUserInput>;
export type UpdateOwnUserData = z.output<typeof updateOwnUserInput>;
