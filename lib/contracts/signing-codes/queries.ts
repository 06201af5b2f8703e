import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '@/db/client';
import { agencies, contractActs, events, signingCodes, talentGuardians, talents, users } from '@/db/schema';
import type { SignedAct } from '@/db/values/contract-signing';
import { MOST_TRIES, RESEND_WAIT_MS } from '@/lib/identity/link-codes/rules';
import { sendsTexts } from '@/lib/notifications/text-message/transport';
import { sendsWhatsApp } from '@/lib/notifications/whatsapp/transport';
import { currentTime } from '@/lib/platform/clock';
import { type SignerReached, type SigningDestination, signingDestinations } from './rules';

/** Whose code: a talent's, also where its guardian signs, or one of a user of the agency. */
export type CodeOwner = { readonly talentId: string } | { readonly userId: string };

/** What a code is for. */
export type CodeScope = {
  readonly act: SignedAct;
  readonly scopeId: string;
  readonly owner: CodeOwner;
};

const ofScope = ({ act, scopeId, owner }: CodeScope) =>
  and(
    eq(signingCodes.scopeId, scopeId),
    eq(signingCodes.act, act),
    'talentId' in owner ? eq(signingCodes.talentId, owner.talentId) : eq(signingCodes.userId, owner.userId),
  );

export type SigningCode = typeof signingCodes.$inferSelect;

/** Finds the newest code that was asked for, if it can still be given back; not the one that opened the contract. */
export async function findOpenSigningCode(db: Db | Tx, scope: CodeScope): Promise<SigningCode | null> {
  const [row] = await db
    .select()
    .from(signingCodes)
    .where(
      and(
        ofScope(scope),
        isNull(signingCodes.verifiedAt),
        isNull(signingCodes.usedAt),
        gt(signingCodes.expiresAt, currentTime()),
        lt(signingCodes.attempts, MOST_TRIES),
      ),
    )
    .orderBy(desc(signingCodes.createdAt))
    .limit(1);
  return row ?? null;
}

/** Finds when the last code was asked for; null for none. */
export async function findLastAsked(tx: Tx, scope: CodeScope): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: signingCodes.createdAt })
    .from(signingCodes)
    .where(and(ofScope(scope), isNull(signingCodes.verifiedAt)))
    .orderBy(desc(signingCodes.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/** Ends the codes that were sent before. */
export const endSigningCodes = (tx: Tx, scope: CodeScope, now: Date) =>
  tx
    .update(signingCodes)
    .set({ expiresAt: now })
    .where(and(ofScope(scope), isNull(signingCodes.usedAt), gt(signingCodes.expiresAt, now)));

type Shown = Pick<SigningDestination, 'channel' | 'destination'>;

/** What a page shows of the code of a signature: where it may go, and where it went. */
export type SigningStep = {
  readonly destinations: readonly Shown[];
  /** What is on file for less than 72 hours, so that no code goes there yet. */
  readonly waits: 'phone' | 'email' | null;
  readonly sent: (Shown & { readonly resendAt: Date }) | null;
};

/** Reads what a page shows of a signer's code. */
export async function readSigningStep(
  db: Db | Tx,
  signer: SignerReached,
  scope: CodeScope,
): Promise<SigningStep> {
  const open = await findOpenSigningCode(db, scope);
  const { destinations, waits } = destinationsOf(signer);
  return {
    destinations: destinations.map(({ channel, destination }) => ({ channel, destination })),
    waits,
    sent: open && {
      channel: open.channel,
      destination: open.destination,
      resendAt: new Date(open.createdAt.getTime() + RESEND_WAIT_MS),
    },
  };
}

/** Lists where this installation can send a signer its code now. */
export const destinationsOf = (signer: SignerReached) =>
  signingDestinations(signer, { texts: sendsTexts(), whatsApp: sendsWhatsApp() }, currentTime());

/**
 * Finds a code that is still to be sent, with its signer's addresses and what is signed; null once it is used, replaced
 * or expired, and once the telephone or mail that it was asked for is another one.
 */
export async function findCodeToSign(tx: Tx, codeId: string) {
  const isGuardian = eq(signingCodes.role, 'GUARDIAN');
  const own = (guardian: PgColumn, talent: PgColumn, user: PgColumn) =>
    sql<string>`case when ${isGuardian} then ${guardian} when ${signingCodes.talentId} is not null then ${talent} else ${user} end`;
  const isMail = eq(signingCodes.channel, 'EMAIL');
  const since = sql`date_trunc('milliseconds', case when ${isGuardian} and ${isMail} then ${talentGuardians.emailSince}
    when ${isGuardian} then ${talentGuardians.phoneSince} when ${isMail} then ${talents.emailSince} else ${talents.phoneSince} end)`;
  const [row] = await tx
    .select({
      act: signingCodes.act,
      role: signingCodes.role,
      name: own(talentGuardians.name, talents.name, users.name),
      email: own(talentGuardians.email, talents.email, users.email),
      phone: sql<
        string | null
      >`case when ${isGuardian} then ${talentGuardians.phone} else ${talents.phone} end`,
      dialingCode: sql<string>`coalesce(case when ${isGuardian} then ${talentGuardians.dialingCode} else ${talents.dialingCode} end, '57')`,
      agencyName: agencies.name,
      eventName: sql<string>`coalesce(${events.name}, '')`,
    })
    .from(signingCodes)
    .innerJoin(agencies, eq(agencies.id, signingCodes.agencyId))
    .leftJoin(talents, eq(talents.id, signingCodes.talentId))
    .leftJoin(talentGuardians, eq(talentGuardians.talentId, signingCodes.talentId))
    .leftJoin(users, eq(users.id, signingCodes.userId))
    .leftJoin(contractActs, eq(contractActs.id, signingCodes.scopeId))
    .leftJoin(events, or(eq(events.id, signingCodes.scopeId), eq(events.id, contractActs.eventId)))
    .where(
      and(
        eq(signingCodes.id, codeId),
        isNull(signingCodes.usedAt),
        gt(signingCodes.expiresAt, currentTime()),
        or(isNull(signingCodes.destinationSince), eq(signingCodes.destinationSince, since)),
      ),
    );
  return row ?? null;
}

export type CodeToSign = NonNullable<Awaited<ReturnType<typeof findCodeToSign>>>;
