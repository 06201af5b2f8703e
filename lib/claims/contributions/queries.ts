import { and, desc, eq, gte, inArray, isNotNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { claims, countries, events, files, talentContributions, taxUnits } from '@/db/schema';
import { listContractPapers } from '@/lib/contracts/queries';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { roundHalfUp } from '@/lib/core/money';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayKeepOwn } from '@/lib/talents/policy';
import { pesosPerMinor } from '@/lib/taxes/rules/tax-unit';
import { maySeeClaims } from '../policy';
import { contributionBase, LEGAL_PAPERS, type LegalPaper, needsPlanilla, serves, shiftPeriod } from './rules';

const columns = {
  period: talentContributions.period,
  number: talentContributions.number,
  operator: talentContributions.operator,
  paidOn: talentContributions.paidOn,
  fileId: talentContributions.fileId,
  name: files.name,
  size: files.size,
};

/** A planilla that a talent keeps, once for all its claims of that month. */
export type Contribution = Awaited<ReturnType<typeof findContributions>>[number];

const findContributions = (db: Db | Tx, talentId: string, periods?: readonly string[]) =>
  db
    .select(columns)
    .from(talentContributions)
    .innerJoin(files, eq(files.id, talentContributions.fileId))
    .where(
      and(
        eq(talentContributions.talentId, talentId),
        periods ? inArray(talentContributions.period, [...periods]) : undefined,
      ),
    )
    .orderBy(desc(talentContributions.period));

/** The planillas of the talent who asks, the last month first. Throws UNAUTHENTICATED, FORBIDDEN. */
export const listContributions = async (actor: Actor): Promise<Contribution[]> =>
  findContributions(database(), mayKeepOwn(actor));

type Amount = { readonly price: number; readonly currencyCode: string; readonly fxRate: string };

type Of = {
  readonly agencyId: string;
  readonly talentId: string;
  /** Day of the claim, `YYYY-MM-DD`. */
  readonly date: string;
  /** Of a claim that is sent already, which counts however it stands. */
  readonly claimId?: string;
  /** What is about to be claimed. */
  readonly more?: Amount;
};

/** Whether a month's claims to a payer ask for a planilla, and which one is there. Money in whole pesos. */
export type PlanillaDuty = {
  readonly period: string;
  readonly needed: boolean;
  readonly gross: number;
  readonly minimumWage: number | null;
  readonly base: number;
  readonly contribution: Contribution | null;
};

const inPesos = ({ price, currencyCode, fxRate }: Amount): number =>
  roundHalfUp(price, pesosPerMinor(currencyCode, fxRate));

/** The duty of a claim's month. The caller has decided that it may be read. Three statements. */
export async function findPlanillaDuty(db: Db | Tx, of: Of): Promise<PlanillaDuty> {
  const period = of.date.slice(0, 7);
  const claimed = await db
    .select({ price: claims.price, currencyCode: claims.currencyCode, fxRate: events.fxRate })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .where(
      and(
        eq(claims.agencyId, of.agencyId),
        eq(claims.talentId, of.talentId),
        gte(claims.date, `${period}-01`),
        lt(claims.date, `${shiftPeriod(period, 1)}-01`),
        or(ne(claims.status, 'RETURNED'), of.claimId ? eq(claims.id, of.claimId) : undefined),
      ),
    );
  const gross = [...claimed, ...(of.more ? [of.more] : [])].reduce((sum, one) => sum + inPesos(one), 0);
  const minimumWage = await findMinimumWage(db, Number(period.slice(0, 4)));
  const today = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
  const kept = await findContributions(db, of.talentId, [period, shiftPeriod(period, -1)]);
  return {
    period,
    needed: needsPlanilla(gross, minimumWage),
    gross,
    minimumWage,
    base: contributionBase(gross, minimumWage),
    contribution: kept.find((one) => serves(one.period, period, today)) ?? null,
  };
}

/** Of a year in pesos, or of the last one before it that is known. */
async function findMinimumWage(db: Db | Tx, year: number): Promise<number | null> {
  const [row] = await db
    .select({ minimumWage: taxUnits.minimumWage })
    .from(taxUnits)
    .innerJoin(countries, and(eq(countries.id, taxUnits.countryId), eq(countries.code, 'CO')))
    .where(and(lte(taxUnits.year, year), isNotNull(taxUnits.minimumWage)))
    .orderBy(desc(taxUnits.year))
    .limit(1);
  return row?.minimumWage ?? null;
}

type ClaimOf = {
  readonly id: string;
  readonly talentId: string;
  readonly eventId: string;
  readonly date: string;
};

/** What the law has a payer look at: the papers of the contract, and the planilla. */
export type LegalPapers = {
  readonly docId: string | null;
  readonly rut: string | null;
  readonly planilla: PlanillaDuty;
};

/** The papers of a claim, by the ids of their files. The caller has decided that they may be read. */
export async function findLegalPapers(
  db: Db | Tx,
  { id, agencyId, talentId, eventId, date }: ClaimOf & { readonly agencyId: string },
): Promise<LegalPapers> {
  const documents = await listContractPapers(db, eventId, talentId);
  const fileOf = (kind: string) => documents.find((one) => one.kind === kind)?.fileId ?? null;
  return {
    docId: fileOf('docId'),
    rut: fileOf('rut'),
    planilla: await findPlanillaDuty(db, { agencyId, talentId, date, claimId: id }),
  };
}

/** The same, of a claim of the own agency. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function getLegalPapers(actor: Actor, claim: ClaimOf): Promise<LegalPapers> {
  const { agencyId } = maySeeClaims(actor);
  return findLegalPapers(database(), { ...claim, agencyId });
}

/** Those that a claim lacks. */
export const missingPapers = (papers: LegalPapers): LegalPaper[] =>
  LEGAL_PAPERS.filter((paper) =>
    paper === 'planilla' ? papers.planilla.needed && !papers.planilla.contribution : papers[paper] === null,
  );
