import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockKeptTalent } from '../kept-talents';
import { mayActForTalent } from '../policy';
import {
  type GiveConsentsInput,
  giveConsentsInput,
  type WithdrawConsentInput,
  withdrawConsentInput,
} from './inputs';
import { endConsents, recordConsents } from './record-consents';

type Context = { readonly ip: string | null };

/**
 * A talent consents to today's wordings of some purposes; an administrator enters what it signed on paper and says
 * where that lies. Throws INVALID, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function giveConsents(actor: Actor, input: GiveConsentsInput, { ip }: Context): Promise<void> {
  const { talentId, purposes, proof } = parseInput(giveConsentsInput, input);
  const keeper = mayActForTalent(actor, talentId);
  const onPaper = keeper.kind === 'administrator';
  if (onPaper && !proof) throw new AppError('INVALID', 'errors.invalid', { proof: 'validation.required' });
  await transact(async (tx) => {
    await lockKeptTalent(tx, keeper, talentId);
    await recordConsents(tx, {
      talentId,
      purposes,
      givenBy: onPaper ? 'ADMINISTRATOR' : 'TALENT',
      ip: onPaper ? null : ip,
      proof,
    });
    await recordAudit(
      tx,
      actor,
      'talent.consent',
      { id: talentId, agencyId: null },
      { detail: { purposes } },
    );
  });
}

/**
 * Takes a consent back: of data or of showing, nobody sees the talent any more; of the guardian, the same for who is
 * under 18. Throws CONFLICT when there is none, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function withdrawConsent(actor: Actor, input: WithdrawConsentInput): Promise<void> {
  const { talentId, purpose } = parseInput(withdrawConsentInput, input);
  const keeper = mayActForTalent(actor, talentId);
  await transact(async (tx) => {
    await lockKeptTalent(tx, keeper, talentId);
    if (!(await endConsents(tx, talentId, [purpose]))) throw conflict('errors.talent.notConsented');
    await recordAudit(
      tx,
      actor,
      'talent.withdraw-consent',
      { id: talentId, agencyId: null },
      { detail: { purpose } },
    );
  });
}
