import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentGuardians, talents } from '@/db/schema';
import { requireAdministrator, requireLink, requireSignedIn } from '@/lib/core/abilities';
import type { Actor, LinkActor } from '@/lib/core/actor';
import { AppError, conflict, forbidden, notFound } from '@/lib/core/errors';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { endConsents, recordConsents } from '../consents/record-consents';
import { followCompleteness } from '../follow-completeness';
import { type GuardianConsentInput, guardianConsentInput } from './inputs';

type Context = { readonly ip: string | null };

/**
 * The guardian of a talent under 18 says yes by the link in its own mailbox; an administrator enters a signed paper
 * and says where it lies. Only then is the talent shown or called. A token stands for itself: whoever is signed in
 * meanwhile plays no part. Throws FORBIDDEN alike for every token that opens nothing, UNAUTHENTICATED, INVALID,
 * NOT_FOUND, and CONFLICT when nobody is named as the guardian.
 */
export async function giveGuardianConsent(
  actor: Actor,
  input: GuardianConsentInput,
  { ip }: Context,
): Promise<string> {
  const { talentId, token, proof } = parseInput(guardianConsentInput, input);
  const holder =
    !token && actor.kind !== 'linkHolder'
      ? requireAdministrator(actor)
      : await holderOf(actor, talentId, token);
  const onPaper = holder.kind === 'administrator';
  if (onPaper && !proof) throw new AppError('INVALID', 'errors.invalid', { proof: 'validation.required' });
  await transact(async (tx) => {
    await lockGuardian(tx, talentId);
    await recordConsents(tx, {
      talentId,
      purposes: ['GUARDIAN'],
      givenBy: onPaper ? 'ADMINISTRATOR' : 'GUARDIAN',
      ip: onPaper ? null : ip,
      proof,
    });
    await recordAudit(tx, holder, 'talent.guardian-consent', { id: talentId, agencyId: null });
    await followCompleteness(tx, holder, talentId);
  });
  return talentId;
}

/**
 * The guardian takes its consent back by the same link; an administrator does so by `withdrawConsent`. Throws as
 * above, and CONFLICT when there is none.
 */
export async function withdrawGuardianConsent(actor: Actor, input: GuardianConsentInput): Promise<string> {
  const { talentId, token } = parseInput(guardianConsentInput, input);
  const holder = await holderOf(actor, talentId, token);
  await transact(async (tx) => {
    await lockGuardian(tx, talentId);
    if (!(await endConsents(tx, talentId, ['GUARDIAN']))) throw conflict('errors.talent.notConsented');
    await recordAudit(
      tx,
      holder,
      'talent.withdraw-consent',
      { id: talentId, agencyId: null },
      { detail: { purpose: 'GUARDIAN' } },
    );
  });
  return talentId;
}

/** The holder of a guardian's link to that talent, by the page's cookie or by a token. */
async function holderOf(actor: Actor, talentId: string, token: string | undefined): Promise<LinkActor> {
  if (token) {
    const holder = await findLinkActor('GUARDIAN_CONSENT', { talentId }, token);
    if (!holder) throw forbidden('errors.link.invalid');
    return holder;
  }
  requireSignedIn(actor);
  const holder = requireLink(actor, 'GUARDIAN_CONSENT', ['talentId']);
  if (holder.subject.talentId !== talentId) throw forbidden('errors.link.invalid');
  return holder;
}

async function lockGuardian(tx: Tx, talentId: string): Promise<void> {
  const [talent] = await tx
    .select({ id: talents.id })
    .from(talents)
    .where(eq(talents.id, talentId))
    .for('no key update');
  if (!talent) throw notFound('errors.talent.notFound');
  const known = await tx.$count(talentGuardians, eq(talentGuardians.talentId, talentId));
  if (known === 0) throw conflict('errors.talent.noGuardian');
}
