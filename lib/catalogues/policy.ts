import { requireSignedIn } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';

/** What the business counts with is told to who is signed in; the other catalogues to everybody. */
export const mayReadConstants = (actor: Actor): void => requireSignedIn(actor);
