import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { signingCodes, talents, users } from '@/db/schema';
import type { SignerRole, SigningChannel } from '@/db/values/contract-signing';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { CODE_LIFE_MS, RESEND_WAIT_MS } from '@/lib/identity/link-codes/rules';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { signingCodeWanted } from './notices';
import { type CodeOwner, type CodeScope, destinationsOf, endSigningCodes, findLastAsked } from './queries';
import type { SignerReached } from './rules';

type Wanted = CodeScope & {
  readonly agencyId: string;
  readonly role: SignerRole;
  readonly signer: SignerReached;
  readonly channel: SigningChannel;
  /** SHA-256 of what is to be signed. */
  readonly textHash: string;
};

const CHANNEL = { EMAIL: 'email', PHONE: 'text', WHATSAPP: 'whatsapp' } as const;

/**
 * Sends a signer the one-time code by which it signs one text, to an address on file; the one sent before ends. Who calls
 * has counted the attempt. Throws RATE_LIMITED within a minute of the last one, and INVALID for a channel that does not
 * reach the signer.
 */
export async function sendSigningCode(tx: Tx, actor: Actor, wanted: Wanted): Promise<void> {
  const { act, scopeId, owner, agencyId, role, signer, channel, textHash } = wanted;
  const { destinations, waits } = destinationsOf(signer);
  const found = destinations.find((one) => one.channel === channel);
  if (!found) throw new AppError('INVALID', 'errors.invalid', { channel: whyNot(channel, waits) });
  const { destination, since: destinationSince } = found;
  await lockOwner(tx, owner);
  const now = currentTime();
  const last = await findLastAsked(tx, wanted);
  const waitMs = last ? last.getTime() + RESEND_WAIT_MS - now.getTime() : 0;
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    const more = { values: { seconds }, retryAfterSeconds: seconds };
    throw new AppError('RATE_LIMITED', 'linkCode.wait', {}, more);
  }
  await endSigningCodes(tx, wanted, now);
  const [code] = await tx
    .insert(signingCodes)
    .values({
      ...owner,
      agencyId,
      act,
      scopeId,
      role,
      textHash,
      channel,
      destination,
      destinationSince,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .returning({ id: signingCodes.id });
  if (!code) throw new Error('The code was not kept');
  await notify(
    tx,
    signingCodeWanted,
    { agencyId: null, ...owner, by: [CHANNEL[channel]] },
    { codeId: code.id },
  );
  await recordAudit(
    tx,
    actor,
    'link-code.request',
    { id: code.id, agencyId: null },
    { detail: { purpose: act, scopeId, role, channel, textHash } },
  );
}

/** In words with the way on, where what was chosen is too young. */
function whyNot(channel: SigningChannel, waits: 'phone' | 'email' | null): string {
  if (waits === 'phone' && channel !== 'EMAIL') return 'linkCode.phoneTooYoung';
  return waits === 'email' && channel === 'EMAIL' ? 'linkCode.emailTooYoung' : 'linkCode.chooseChannel';
}

/** So that of many requests at once one sends. */
async function lockOwner(tx: Tx, owner: CodeOwner): Promise<void> {
  if ('talentId' in owner) {
    await tx
      .select({ id: talents.id })
      .from(talents)
      .where(eq(talents.id, owner.talentId))
      .for('no key update');
  } else {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.userId)).for('no key update');
  }
}
