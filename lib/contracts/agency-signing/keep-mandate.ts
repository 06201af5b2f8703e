import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, signingMandates } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { isoDateInZone, shiftDay } from '@/lib/core/dates';
import { AppError, conflict } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { findMandate, type SigningMandate } from '../mandates/mandate';
import type { SigningContext } from '../signatures/keep-signature';
import { seenHash } from '../signing/terms';
import { sendSigningCode } from '../signing-codes/send-signing-code';
import { spendSigningCode, takeSigningCode } from '../signing-codes/take-signing-code';
import {
  type AskMandateCodeInput,
  askMandateCodeInput,
  type GrantMandateInput,
  grantMandateInput,
} from './inputs';
import { mandateText } from './mandate-text';
import { maySignForAgency } from './policy';
import { findUserSigner, requireRepresentative } from './queries';

const LONGEST_DAYS = 366;

/**
 * Sends the asking owner the code that gives a standing signature until the end of a day. Throws INVALID for a day that is
 * over or further than a year, CONFLICT where one holds or nobody represents the agency, FORBIDDEN, RATE_LIMITED.
 */
export async function askMandateCode(
  actor: Actor,
  input: AskMandateCodeInput,
  { ip }: { readonly ip: string | null },
): Promise<void> {
  const { agencyId, userId } = maySignForAgency(actor);
  const { until } = parseInput(askMandateCodeInput, input);
  await countAttempt('talent-code', { address: userId, ip });
  await transact(async (tx) => {
    const { textHash } = await prepareMandate(tx, agencyId, until);
    await sendSigningCode(tx, actor, {
      act: 'MANDATE',
      scopeId: agencyId,
      owner: { userId },
      agencyId,
      role: 'AGENCY',
      signer: await findUserSigner(tx, userId),
      channel: 'EMAIL',
      textHash,
    });
  });
}

/** Gives the standing signature that was asked for. It signs nothing that waits already. Throws as `askMandateCode`. */
export async function grantMandate(
  actor: Actor,
  input: GrantMandateInput,
  context: SigningContext,
): Promise<SigningMandate> {
  const { agencyId, userId } = maySignForAgency(actor);
  const { until, code: typed } = parseInput(grantMandateInput, input);
  const scope = { act: 'MANDATE', scopeId: agencyId, owner: { userId } } as const;
  const code = await takeSigningCode(scope, typed, context.ip);
  return transact(async (tx) => {
    const { textHash, representative, endsAt } = await prepareMandate(tx, agencyId, until);
    await spendSigningCode(tx, code, textHash);
    const { channel, destination, sentAt, verifiedAt } = code;
    const [row] = await tx
      .insert(signingMandates)
      .values({
        agencyId,
        representativeName: representative.name,
        representativeDocument: representative.document,
        grantedBy: userId,
        channel,
        destination,
        codeSentAt: sentAt,
        codeVerifiedAt: verifiedAt,
        ip: context.ip,
        userAgent: context.userAgent?.slice(0, 300) ?? null,
        textHash,
        until: endsAt,
      })
      .returning();
    if (!row) throw new Error('The mandate was not returned');
    await recordAudit(
      tx,
      actor,
      'agency.grant-signing',
      { id: agencyId, agencyId },
      { detail: { mandateId: row.id, until, textHash } },
    );
    return row;
  });
}

/** Takes the standing signature back; what it signed stays signed. Throws CONFLICT where there is none, FORBIDDEN. */
export async function revokeMandate(actor: Actor): Promise<void> {
  const { agencyId, userId } = maySignForAgency(actor);
  await transact(async (tx) => {
    const [row] = await tx
      .update(signingMandates)
      .set({ revokedAt: currentTime(), revokedBy: userId })
      .where(
        and(
          eq(signingMandates.agencyId, agencyId),
          isNull(signingMandates.revokedAt),
          gt(signingMandates.until, currentTime()),
        ),
      )
      .returning({ id: signingMandates.id });
    if (!row) throw conflict('errors.contract.noMandate');
    const detail = { mandateId: row.id };
    await recordAudit(tx, actor, 'agency.revoke-signing', { id: agencyId, agencyId }, { detail });
  });
}

/** Locks the agency, ends a mandate whose time is over, and words the one to come. */
async function prepareMandate(tx: Tx, agencyId: string, until: string) {
  const [agency] = await tx
    .select({ name: agencies.name })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
    .for('no key update');
  const now = currentTime();
  const today = isoDateInZone(now, DEFAULT_TIME_ZONE);
  if (until < today || until > shiftDay(today, LONGEST_DAYS)) {
    throw new AppError('INVALID', 'errors.invalid', { until: 'validation.mandateUntil' });
  }
  await tx
    .update(signingMandates)
    .set({ revokedAt: now })
    .where(
      and(
        eq(signingMandates.agencyId, agencyId),
        isNull(signingMandates.revokedAt),
        lte(signingMandates.until, now),
      ),
    );
  if (await findMandate(tx, agencyId, now)) throw conflict('errors.contract.mandateHolds');
  const representative = await requireRepresentative(tx, agencyId);
  const text = mandateText(agency?.name ?? '', representative, until);
  const endsAt = zonedDateTimeToInstant(`${shiftDay(until, 1)}T00:00`, DEFAULT_TIME_ZONE);
  return { textHash: seenHash({ text }), representative, endsAt };
}
