import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { mobileTokens, talents, users } from '@/db/schema';
import { anonymous } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { loginInput } from '../inputs';
import { hashLinkSecret, newLinkSecret } from '../link-secret';
import { checkCredentials } from '../log-in';
import type { LoginProblem } from '../rules';
import { MOBILE_TOKEN_MS } from './rules';

/** The logged-in person as the mobile app reads it, with the bearer token, which is shown only once. */
export type MobileUser = {
  readonly id: string;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly state: number;
  readonly roleId: number | null;
  readonly token: string;
};

type Context = { readonly ip: string | null; readonly device?: string | null };

/**
 * Lets an administrator in to the mobile app, where this application is its backend. Takes `{ email, password }`.
 * Throws INVALID, RATE_LIMITED and UNAVAILABLE as a log-in does, UNAUTHENTICATED for what does not match, and
 * FORBIDDEN, with the words of the error catalogue, for a state that may not.
 */
export async function logInAdministrator(
  input: unknown,
  { ip, device = null }: Context,
): Promise<MobileUser> {
  const { email, password } = parseInput(loginInput, input);
  const checked = await checkCredentials('admin', email, password, { door: 'mobile-admin', ip });
  if (!checked.ok) throw refusal(checked.problem);
  if (!checked.row) throw refusal('NO_MATCH');
  const { userId: id, name, lastname, stateId: state, passwordHash } = checked.row;
  const token = await transact(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? ''), eq(users.stateId, state)))
      .for('update');
    if (!person) throw refusal('NO_MATCH');
    await recordAudit(tx, anonymous, 'user.log-in', { id, agencyId: null });
    return issueToken(tx, { userId: id, device });
  });
  return { id, name, lastname, email: checked.row.email, state, roleId: 1, token };
}

/** Lets a talent in to the mobile app. Takes and throws the same as above; the limits count apart. */
export async function logInTalent(input: unknown, { ip, device = null }: Context): Promise<MobileUser> {
  const { email, password } = parseInput(loginInput, input);
  const checked = await checkCredentials('talent', email, password, { door: 'talent', ip });
  if (!checked.ok) throw refusal(checked.problem);
  if (!checked.talent) throw refusal('NO_MATCH');
  const { id, name, lastname, stateId: state, passwordHash } = checked.talent;
  const token = await transact(async (tx) => {
    const [talent] = await tx
      .select({ id: talents.id })
      .from(talents)
      .where(
        and(eq(talents.id, id), eq(talents.passwordHash, passwordHash ?? ''), eq(talents.stateId, state)),
      )
      .for('update');
    if (!talent) throw refusal('NO_MATCH');
    await recordAudit(tx, anonymous, 'talent.log-in', { id, agencyId: null });
    return issueToken(tx, { talentId: id, device });
  });
  return { id, name, lastname, email: checked.talent.email, state, roleId: null, token };
}

type Holder = ({ userId: string } | { talentId: string }) & { readonly device: string | null };

async function issueToken(tx: Tx, holder: Holder): Promise<string> {
  const token = newLinkSecret();
  const expiresAt = new Date(currentTime().getTime() + MOBILE_TOKEN_MS);
  await tx.insert(mobileTokens).values({ ...holder, tokenHash: hashLinkSecret(token), expiresAt });
  return token;
}

function refusal(problem: LoginProblem): AppError {
  const values = { product: product().name };
  const code =
    problem === 'NO_MATCH' ? 'UNAUTHENTICATED' : problem === 'SYSTEM' ? 'UNAVAILABLE' : 'FORBIDDEN';
  return new AppError(code, `login.problem.${problem}`, {}, { values });
}
