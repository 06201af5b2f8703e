import { requireAdministrator } from '@/lib/core/abilities';
import type { Actor, AdministratorActor, TalentActor } from '@/lib/core/actor';
import { mayActForTalent } from '@/lib/talents/policy';

/** A person takes its own data along and reads who saw them; the administrator does for anybody. */
export const mayReadPerson = (actor: Actor, talentId: string): TalentActor | AdministratorActor =>
  mayActForTalent(actor, talentId);

/** What the law demands be kept is judged by the administrator; a person asks for it (requests). */
export const mayErasePeople = (actor: Actor): AdministratorActor => requireAdministrator(actor);

/** Requests are kept and answered by the administrator, who is responsible for the data. */
export const mayKeepRequests = (actor: Actor): AdministratorActor => requireAdministrator(actor);
