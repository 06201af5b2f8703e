import type { ClientInput } from '@/lib/clients/inputs';
import { TAX_FLAGS } from '@/lib/clients/rules';

/** Every field that the form shows, so that the server's complaints find theirs. */
export const CLIENT_FIELDS = [
  'name',
  'typeIdentificationId',
  'identification',
  'cityId',
  'address',
  'dialingCode',
  'phone',
  'url',
  'logo',
  'nameProducer',
  'emailProducer',
  'phoneProducer',
  ...TAX_FLAGS,
] as const satisfies readonly (keyof ClientInput)[];
