import * as z from 'zod/mini';
import { clearable, line, optionalEmail, optionalPhone, personName, surname } from '@/lib/core/inputs';

/** Shared by form and server: messages are keys of lib/i18n. */
/** Oneself, without e-mail and password, by which one signs in. An empty text or null clears what may be empty. */
export const ownUserInput = z.object({
  name: personName(80),
  lastname: surname(80),
  phone: clearable(optionalPhone),
  typeIdentificationId: clearable(z.int('validation.option')),
  identification: clearable(line(30)),
  address: clearable(line(200)),
  cityId: clearable(z.int('validation.city')),
  corporateEmail: clearable(optionalEmail()),
  currencyId: clearable(z.int('validation.option')),
});
export type OwnUserInput = z.input<typeof ownUserInput>;
export type OwnUserData = z.output<typeof ownUserInput>;

/** Fields left out stay as they are. */
export const updateOwnUserInput = z.partial(ownUserInput);
export type UpdateOwnUserInput = z.input<typeof updateOwnUserInput>;
export type UpdateOwnUserData = z.output<typeof updateOwnUserInput>;
