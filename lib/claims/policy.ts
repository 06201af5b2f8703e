import { confirmationOf } from '@/lib/contracts/link-codes/policy';
import {
  requireAbility,
  requireAdministrator,
  requireAgencyVisit,
  requireSelf,
  type VisitorOf,
} from '@/lib/core/abilities';
import type { Actor, AgencyActor, Confirmation } from '@/lib/core/actor';

export type ClaimHolder = VisitorOf<'convocatoryId' | 'talentId'> & { readonly agencyId: string };

/** The page of a claim opens to the talent and to its own link for that convocatory, and to nobody else. */
export const mayOpenClaimPage = (actor: Actor): ClaimHolder =>
  requireAgencyVisit(actor, 'CLAIM', ['convocatoryId', 'talentId']);

/** Sending a claim needs the link and the one-time code, which only the talent gets, or the talent's log-in. */
export function maySendClaim(actor: Actor): ClaimHolder & { readonly confirmed: Confirmation } {
  const holder = mayOpenClaimPage(actor);
  return { ...holder, confirmed: confirmationOf(holder) };
}

/** Everybody of an agency sees the claims that its talents sent. */
export const maySeeClaims = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Owners and finance approve, return and pay claims; an agency may keep approving and paying apart. */
export const mayReviewClaims = (actor: Actor): AgencyActor =>
  requireAbility(actor, 'reviewClaims', 'errors.claim.reviewers');

/** The same in person: no program approves, nor takes an approval back (decision 225). */
export const mayApproveClaims = (actor: Actor): AgencyActor => requireSelf(mayReviewClaims(actor));

/** Who pays claims: an agency, or the platform, with who acts for it. */
export type Payer =
  | { readonly kind: 'AGENCY'; readonly agencyId: string; readonly userId: string }
  | { readonly kind: 'PLATFORM'; readonly agencyId: null; readonly userId: string };

/** Owners and finance pay what their agency owes; the administrator what the platform collects (`tercero`). */
export function mayPayClaims(actor: Actor): Payer {
  if (actor.kind === 'administrator') {
    return { kind: 'PLATFORM', agencyId: null, userId: requireAdministrator(actor).userId };
  }
  const { agencyId, userId } = mayReviewClaims(actor);
  return { kind: 'AGENCY', agencyId, userId };
}

/** Everybody of an agency sees what it pays; the administrator what the platform does. */
export function maySeeOfPayer(actor: Actor): Payer {
  if (actor.kind === 'administrator') return mayPayClaims(actor);
  const { agencyId, userId } = maySeeClaims(actor);
  return { kind: 'AGENCY', agencyId, userId };
}

/** The same in person: no program pays, approves a batch, makes a bank's file or reads one (decision 225). */
export function mayPayInPerson(actor: Actor): Payer {
  const payer = mayPayClaims(actor);
  requireSelf(actor);
  return payer;
}
