import { and, eq } from 'drizzle-orm';
import { claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { findTaxData } from '@/lib/taxes/declarations/queries';
import { maySeeOfPayer } from '../policy';
import { numberingOf } from './authorizations/queries';
import { type ListedSupport, listSupportOf } from './queries';
import { supportLacks } from './support-lacks';

/** The support documents of a claim, and why it has none. */
export type ClaimSupport = {
  readonly documents: readonly ListedSupport[];
  /** Whoever reads it numbers it: an agency does not what the platform pays. */
  readonly isOwn: boolean;
  /** How that one's numbering stands. */
  readonly numbering: 'NONE' | 'ENDING' | 'ACTIVE';
  /** What the talent said of itself; null while it has said nothing. */
  readonly ivaResponsible: boolean | null;
  /** What its document would lack today, in words. */
  readonly lacks: readonly string[];
};

/** Of a claim of the own agency, or that the platform pays. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function readClaimSupport(actor: Actor, claimId: string): Promise<ClaimSupport> {
  const payer = maySeeOfPayer(actor);
  const [claim] = isUuid(claimId)
    ? await database()
        .select()
        .from(claims)
        .where(
          and(
            eq(claims.id, claimId),
            payer.kind === 'PLATFORM' ? claims.thirdParty.getSQL() : eq(claims.agencyId, payer.agencyId),
          ),
        )
    : [];
  if (!claim) throw notFound('errors.claim.notFound');
  const [documents, numbering, declared, lacks] = await Promise.all([
    listSupportOf(claimId),
    numberingOf(actor),
    findTaxData(database(), claim.talentId),
    transact((tx) => supportLacks(tx, claim)),
  ]);
  return {
    documents,
    isOwn: claim.thirdParty === (payer.kind === 'PLATFORM'),
    numbering,
    ivaResponsible: declared?.ivaResponsible ?? null,
    lacks,
  };
}
