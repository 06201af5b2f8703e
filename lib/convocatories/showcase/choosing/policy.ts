import { type HolderOf, requireAgencyLink } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';

export type Chooser = HolderOf<'viewerId' | 'eventId'> & { readonly agencyId: string };

/** A person of the client chooses by its own link, and only among the talents of that event. */
export const mayChoose = (actor: Actor): Chooser =>
  requireAgencyLink(actor, 'SELECTION', ['viewerId', 'eventId']);
