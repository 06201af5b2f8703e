import { readNit } from '@/lib/core/nit';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';

/** The software that issues, as it is registered with the DIAN. The PIN is a secret: it enters codes and is kept nowhere. */
export type IssuingSoftware = {
  readonly environment: '1' | '2';
  readonly id: string;
  readonly pin: string;
  /** NIT of who answers for it, without check digit. */
  readonly nit: string;
};

/** Of an installation that transmits nothing. */
const UNREGISTERED = { id: '00000000-0000-0000-0000-000000000000', pin: '00000' };

export function issuingSoftware(): IssuingSoftware {
  const { DIAN_ENVIRONMENT, DIAN_SOFTWARE_ID, DIAN_SOFTWARE_PIN } = env();
  return {
    environment: DIAN_ENVIRONMENT,
    id: DIAN_SOFTWARE_ID ?? UNREGISTERED.id,
    pin: DIAN_SOFTWARE_PIN ?? UNREGISTERED.pin,
    nit: readNit(product().taxId)?.number ?? '',
  };
}
