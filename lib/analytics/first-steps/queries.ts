import { and, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import { agencies, convocateds, payerAccounts, quotations, talentInvitations, talents } from '@/db/schema';
import { findProfileGaps, type ProfileGap } from '@/lib/contracts/agency-readiness/queries';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { maySeeAgencyFigures } from '../policy';
import { FIRST_STEPS, type FirstStep } from './rules';

export type FirstSteps = {
  readonly done: readonly FirstStep[];
  /** What the agency's profile lacks. */
  readonly gaps: readonly ProfileGap[];
};

/** Finds how far the reader's agency is with making itself ready: nothing of it is stored, all of it is there to see. Three statements. */
export async function findFirstSteps(actor: Actor): Promise<FirstSteps> {
  const { agencyId } = maySeeAgencyFigures(actor);
  const [gaps, begun] = await Promise.all([findProfileGaps(actor), readBegun(agencyId)]);
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    taxes: !gaps.includes('taxes'),
    logo: !gaps.includes('logo'),
    legal: gaps.every((gap) => gap === 'taxes' || gap === 'logo'),
    ...begun,
  };
  return { gaps, done: FIRST_STEPS.filter((step) => isDone[step]) };
}

/** Whether it has an account to pay from, a talent that it invited, brought or called, and a quotation that was sent. */
async function readBegun(agencyId: string): Promise<Record<'account' | 'talents' | 'quotation', boolean>> {
  const db = database();
  const [row] = await db
    .select({
      account: sql<boolean>`${exists(
        db
          .select({ id: payerAccounts.id })
          .from(payerAccounts)
          .where(and(eq(payerAccounts.agencyId, agencyId), isNull(payerAccounts.archivedAt))),
      )}`,
      talents: sql<boolean>`${or(
        exists(
          db
            .select({ id: talentInvitations.id })
            .from(talentInvitations)
            .where(eq(talentInvitations.agencyId, agencyId)),
        ),
        exists(db.select({ id: talents.id }).from(talents).where(eq(talents.broughtByAgencyId, agencyId))),
        exists(db.select({ id: convocateds.id }).from(convocateds).where(eq(convocateds.agencyId, agencyId))),
      )}`,
      quotation: sql<boolean>`${exists(
        db
          .select({ id: quotations.id })
          .from(quotations)
          .where(and(eq(quotations.agencyId, agencyId), ne(quotations.stateId, QUOTATION.DRAFT))),
      )}`,
    })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return row ?? { account: false, talents: false, quotation: false };
}
