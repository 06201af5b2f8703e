import type { Actor, AgencyActor } from '@/lib/core/actor';
import { mayUpdateContactData } from '../policy';

/** Who keeps the agency's data and its client book gives them their pictures too. */
export const mayUploadImages = (actor: Actor): AgencyActor => mayUpdateContactData(actor);
