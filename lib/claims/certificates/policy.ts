import type { Actor } from '@/lib/core/actor';
import { mayPayInPerson, type Payer } from '../policy';

/**
 * Who pays certifies: owners and finance of an agency, the administrator for the platform (art. 381 ET). A certificate is
 * said by a person, and by no program (decision 225).
 */
export const mayCertify = (actor: Actor): Payer => mayPayInPerson(actor);
