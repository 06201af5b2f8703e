import type { Actor, AgencyActor } from '@/lib/core/actor';
import { mayUpdateContactData } from '../policy';

/** Whoever keeps the agency's data and its clients uploads their pictures too. */
export const mayUploadImages = (actor: Actor): AgencyActor => mayUpdateContactData(actor);
