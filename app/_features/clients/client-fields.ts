import type { ClientInput } from '@/lib/clients/inputs';

/** The taxes that a client withholds, in the order in which people read about them. */
export const TAX_FLAGS = [
  'retenedorRenta',
  'reteIcaAgent',
  'granContribuyente',
  'stateEntity',
  'responsableIva',
] as const satisfies readonly (keyof ClientInput)[];

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
