import type { Actor } from '@/lib/core/actor';
import { stateAt, takesClaims } from '@/lib/events/rules';
import { database } from '@/lib/platform/database';
import { quotationCode } from '@/lib/quotations/rules';
import { missingProfileFields, type ProfileField } from '@/lib/talents/rules';
import { maySendClaim } from './policy';
import { type Claim, type ClaimBasis, findClaim, findClaimBasis, listBanks } from './queries';

export type ClaimPage =
  /** `messageKey` is the specification's text for why there is no claim to send. */
  | { state: 'INVALID'; messageKey: string }
  | { state: 'SENT'; claim: Claim; eventName: string; agencyName: string }
  | {
      state: 'FORM';
      event: { name: string; code: string; agencyName: string; currencyCode: string };
      talent: {
        name: string;
        documentType: string;
        identification: string | null;
        phone: string | null;
        address: string | null;
        email: string;
      };
      missing: ProfileField[];
      banks: { id: number; name: string }[];
      /** The gross fee of the signed contract, in minor units, to start the form from. */
      contractFee: number | null;
    };

const invalid = (messageKey: string): ClaimPage => ({ state: 'INVALID', messageKey });

/** Why no claim can be sent, or null when one can. */
export function claimProblem(basis: ClaimBasis | null, now: Date): string | null {
  if (!basis) return 'claim.notForTalent';
  if (!takesClaims(stateAt(basis.event, basis.confirmed, now))) return 'claim.unavailable';
  if (!basis.contractId) return 'claim.contractNotSigned';
  return null;
}

/** The talent as the claim names it. */
export const claimant = ({ talent, talentDocument }: ClaimBasis) => ({
  name: `${talent.name} ${talent.lastname}`,
  documentType: talentDocument ?? 'Documento de identidad',
  identification: talent.identification,
  phone: talent.phone,
  address: talent.address,
  email: talent.email,
});

/** What the holder of a claim link sees (specification part 2, "Payment-claim screen"). Only reads. */
export async function getClaimPage(actor: Actor): Promise<ClaimPage> {
  if (actor.kind !== 'linkHolder') return invalid('claim.unavailable');
  const { subject } = maySendClaim(actor);
  const db = database();
  const basis = await findClaimBasis(db, subject.convocatoryId, subject.talentId);
  const claim = basis ? await findClaim(db, basis.convocated.id) : null;
  if (basis && claim) {
    return { state: 'SENT', claim, eventName: basis.event.name, agencyName: basis.agency.name };
  }
  const problem = claimProblem(basis, new Date());
  if (problem || !basis) return invalid(problem ?? 'claim.unavailable');
  const talent = claimant(basis);
  return {
    state: 'FORM',
    event: {
      name: basis.event.name,
      code: quotationCode(basis.code) ?? '',
      agencyName: basis.agency.name,
      currencyCode: basis.currencyCode,
    },
    talent,
    missing: missingProfileFields(talent),
    banks: await listBanks(db),
    contractFee: feeOf(basis.contractSnapshot),
  };
}

function feeOf(snapshot: Record<string, unknown> | null): number | null {
  const facts = snapshot?.facts;
  if (typeof facts !== 'object' || facts === null || !('fee' in facts)) return null;
  const { fee } = facts;
  if (typeof fee !== 'object' || fee === null || !('amount' in fee)) return null;
  return typeof fee.amount === 'number' ? fee.amount : null;
}
