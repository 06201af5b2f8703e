import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';

/** Who keeps the client book writes to clients. */
export const mayWriteToClients = (actor: Actor): AgencyActor => requireAbility(actor, 'keepClients');

/** Who calls talents writes to them. */
export const mayWriteToTalents = (actor: Actor): AgencyActor => requireAbility(actor, 'callTalents');
