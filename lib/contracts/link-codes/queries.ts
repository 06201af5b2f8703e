import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, convocateds, events, linkCodes, linkTokens, talents } from '@/db/schema';
import type { Actor, CodeChannel } from '@/lib/core/actor';
import { findOpenCode } from '@/lib/identity/link-codes/queries';
import { type CodeDestination, codeDestinations, RESEND_WAIT_MS } from '@/lib/identity/link-codes/rules';
import { sendsTexts } from '@/lib/notifications/text-message/transport';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayAskForCode } from './policy';

/** Finds the full address and phone of a talent, for sending only. */
export async function findCodeRecipient(db: Db | Tx, talentId: string) {
  const [row] = await db
    .select({
      name: talents.name,
      email: talents.email,
      phone: talents.phone,
      dialingCode: talents.dialingCode,
      emailSince: talents.emailSince,
      phoneSince: talents.phoneSince,
    })
    .from(talents)
    .where(eq(talents.id, talentId));
  return row ?? null;
}

/** Content of a page before the code is given back. Of the talent it holds only the masked destinations. */
export type CodeStep = {
  readonly purpose: 'CONTRACT' | 'CLAIM';
  readonly agencyName: string;
  readonly agencyLogoFileId: string | null;
  readonly eventName: string;
  readonly destinations: readonly CodeDestination[];
  /** The code that was sent, or null before one is asked for. */
  readonly sent: {
    readonly channel: CodeChannel;
    readonly destination: string;
    /** Earliest time for another code. */
    readonly resendAt: Date;
  } | null;
};

/** Reads the step of a link's page that asks for a code. Throws FORBIDDEN for a link that needs none. */
export async function getCodeStep(
  actor: Actor,
  names: Pick<CodeStep, 'agencyName' | 'agencyLogoFileId' | 'eventName'>,
): Promise<CodeStep> {
  const { tokenId, purpose, subject } = mayAskForCode(actor);
  const db = database();
  const [talent, open] = await Promise.all([
    findCodeRecipient(db, subject.talentId),
    findOpenCode(db, tokenId),
  ]);
  return {
    purpose: purpose === 'CLAIM' ? 'CLAIM' : 'CONTRACT',
    ...names,
    destinations: talent ? codeDestinations(talent, sendsTexts(), currentTime()) : [],
    sent: open && {
      channel: open.channel,
      destination: open.destination,
      resendAt: new Date(open.createdAt.getTime() + RESEND_WAIT_MS),
    },
  };
}

/**
 * Finds a code that is still to be sent, with who asks for it and for what; null once it is used, replaced or expired.
 */
export async function findCodeToSend(tx: Tx, codeId: string) {
  const [row] = await tx
    .select({
      id: linkCodes.id,
      talentId: linkCodes.talentId,
      purpose: linkTokens.purpose,
      agencyName: agencies.name,
      eventName: events.name,
    })
    .from(linkCodes)
    .innerJoin(linkTokens, eq(linkTokens.id, linkCodes.linkTokenId))
    .innerJoin(agencies, eq(agencies.id, linkTokens.agencyId))
    .innerJoin(
      convocateds,
      and(
        eq(convocateds.talentId, linkCodes.talentId),
        eq(convocateds.agencyId, agencies.id),
        or(
          eq(convocateds.eventId, linkTokens.eventId),
          eq(convocateds.convocatoryId, linkTokens.convocatoryId),
        ),
      ),
    )
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .where(
      and(
        eq(linkCodes.id, codeId),
        isNull(linkCodes.usedAt),
        isNull(linkTokens.revokedAt),
        gt(linkCodes.expiresAt, currentTime()),
      ),
    )
    .limit(1);
  if (!row) return null;
  const recipient = await findCodeRecipient(tx, row.talentId);
  return recipient && { ...row, recipient };
}

export type CodeToSend = NonNullable<Awaited<ReturnType<typeof findCodeToSend>>>;
