import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { signingCodes } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import type { SigningCode } from './queries';
import { OPENING_LIFE_MS } from './rules';

type Opened = Pick<
  SigningCode,
  | 'agencyId'
  | 'scopeId'
  | 'talentId'
  | 'channel'
  | 'destination'
  | 'destinationSince'
  | 'codeHash'
  | 'sentAt'
  | 'confirmationId'
> & { readonly verifiedAt: Date };

/** Keeps that a contract was opened with a code: it signs one of the texts, until its minutes are over. */
export async function keepOpenings(tx: Tx, hashes: readonly string[], opened: Opened): Promise<void> {
  if (hashes.length === 0) return;
  const expiresAt = new Date(opened.verifiedAt.getTime() + OPENING_LIFE_MS);
  await tx.insert(signingCodes).values(
    hashes.map((textHash) => ({
      ...opened,
      act: 'CONTRACT' as const,
      role: 'TALENT' as const,
      textHash,
      expiresAt,
    })),
  );
}

/** Lists the codes that opened a contract in a browser and still sign one of the texts. */
export async function findOpenings(
  db: Db | Tx,
  { eventId, talentId }: { readonly eventId: string; readonly talentId: string },
  browserId: string | undefined,
  hashes: readonly string[],
): Promise<SigningCode[]> {
  if (!browserId || hashes.length === 0) return [];
  return db
    .select()
    .from(signingCodes)
    .where(
      and(
        eq(signingCodes.confirmationId, browserId),
        eq(signingCodes.talentId, talentId),
        eq(signingCodes.scopeId, eventId),
        inArray(signingCodes.textHash, [...hashes]),
        isNull(signingCodes.usedAt),
        gt(signingCodes.expiresAt, currentTime()),
      ),
    );
}
