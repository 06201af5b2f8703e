import { eq } from 'drizzle-orm';
import { contractSignatures } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import type { ContractAct } from '../acts/queries';
import { signAct } from '../acts/sign-act';
import { getPendingSignatures } from '../agency-signing/queries';
import { signEvent } from '../agency-signing/sign-event';
import { CODE, giveCode } from './sign-with-code';
import { CONTEXT } from './signer';

/** Gives an owner the code of what waits at an event, or at all; answers what it is for. */
export async function giveAgencyCode(owner: AgencyActor, eventId: string | null): Promise<string> {
  const { agencyId, userId } = owner;
  const { seen } = await getPendingSignatures(owner, eventId);
  await giveCode({
    act: 'CONTRACT',
    scopeId: eventId ?? agencyId,
    owner: { userId },
    agencyId,
    role: 'AGENCY',
    textHash: seen,
  });
  return seen;
}

/** Signs with that code all that waits; answers how many. */
export const pressForAgency = (owner: AgencyActor, eventId: string | null): Promise<number> =>
  signEvent(owner, { eventId, electronic: true, code: CODE }, CONTEXT);

/** Signs an amendment or annulment as who signed its contract. */
export async function signActAsTalent(act: ContractAct, signer: Actor): Promise<ContractAct> {
  const { id, kind, talentId, agencyId, textHash } = act;
  await giveCode({ act: kind, scopeId: id, owner: { talentId }, agencyId, role: 'TALENT', textHash });
  const [signature] = await database()
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.talentId, talentId));
  const mark = { method: 'TYPED', name: signature?.name ?? '' } as const;
  return signAct(signer, { id, seen: textHash, electronic: true, signature: mark, code: CODE }, CONTEXT);
}
