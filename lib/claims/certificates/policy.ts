import type { Actor } from '@/lib/core/actor';
import { mayPayClaims, maySeeClaims, type Payer } from '../policy';

/** Everybody of an agency sees what was withheld for it; the administrator what the platform withheld (`tercero`). */
export function maySeeWithheld(actor: Actor): Payer {
  if (actor.kind === 'administrator') return mayPayClaims(actor);
  const { agencyId, userId } = maySeeClaims(actor);
  return { kind: 'AGENCY', agencyId, userId };
}

/** Who pays certifies: owners and finance of an agency, the administrator for the platform (art. 381 ET). */
export const mayCertify = mayPayClaims;
