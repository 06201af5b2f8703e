import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import type { TalentLogin } from '../accounts';
import { forgetLogins } from '../limits/count-attempt';
import { consumeLink } from '../link-tokens/consume-link';
import { revokePersonLinks } from '../link-tokens/revoke-links';
import { talentLoginProblem } from '../rules';
import { deviceName } from '../sessions/device';
import { endSession } from '../sessions/end-sessions';
import { startTalentSession } from '../sessions/start-session';
import { mayComeInByLink } from './policy';

/** The browser that comes in. */
export type Comer = {
  readonly userAgent: string | null;
  /** The session it has, which the new one replaces. */
  readonly replaces: string | null;
};

/**
 * Starts the session of a talent by its link and uses the link up, as a log-in by password does. Log-ins that failed
 * before stand no longer in its way. Throws FORBIDDEN without a link and, with the words of the log-in by password,
 * for a state that may not log in; GONE when the link ended meanwhile.
 */
export async function logInByLink(
  actor: Actor,
  { userAgent, replaces }: Comer,
): Promise<{ readonly sessionId: string; readonly email: string }> {
  const { link, talentId } = mayComeInByLink(actor);
  const come = await transact(async (tx) => {
    const talent = await findLogin(tx, talentId);
    if (!talent) throw forbidden('errors.link.invalid');
    const problem = talentLoginProblem(talent.stateId);
    if (problem)
      throw new AppError(
        'FORBIDDEN',
        `login.problem.${problem}`,
        {},
        { values: { product: product().name } },
      );
    await consumeLink(tx, link);
    const sessionId = await startTalentSession(tx, talent, {
      device: deviceName(userAgent),
      upgradedHash: null,
    });
    if (!sessionId) throw forbidden('errors.link.invalid');
    if (replaces) await endSession(tx, replaces, 'REPLACED');
    await revokePersonLinks(tx, { talentId }, ['TALENT_LOGIN']);
    await recordAudit(
      tx,
      actor,
      'talent.log-in',
      { id: talentId, agencyId: null },
      { detail: { by: 'LINK' } },
    );
    return { sessionId, email: talent.email };
  });
  await forgetLogins('talent', come.email);
  return come;
}

async function findLogin(tx: Tx, id: string): Promise<TalentLogin | undefined> {
  const { name, lastname, email, stateId, passwordHash } = talents;
  const [row] = await tx
    .select({ id: talents.id, name, lastname, email, stateId, passwordHash })
    .from(talents)
    .where(eq(talents.id, id))
    .for('no key update');
  return row;
}
