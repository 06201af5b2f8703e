import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, talents, withholdingCertificates } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import type { ListPage } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { parseInput } from '@/lib/platform/parse-input';
import { taxYear } from '@/lib/taxes/today';
import type { Payer } from '../policy';
import { maySeeOfPayer } from '../policy';
import { type CertificateSnapshot, certifiedHash, certifiedOf, findCertifyingAgencies } from './certified';
import { withheldYearInput } from './inputs';
import {
  baseOf,
  type CertificateState,
  type CertificateSubject,
  certificateKey,
  certificateNumber,
  certificateState,
  offeredYears,
  sumOfLines,
  type Totals,
  totalsOf,
  type WithheldLine,
  type YearTotals,
} from './rules';
import { countCountedAsZero, findWithheld, findWithheldYears, type WithheldTalent } from './withheld';

/** One line of one talent, as the file for the accountant has it. */
export type WithheldRow = WithheldLine &
  Pick<WithheldTalent, 'name' | 'documentType' | 'identification' | 'thirdParty'> & {
    readonly base: number;
    readonly agencyName: string;
  };

/** A month by one way of withholding, as form 350 asks for it. */
export type WithheldMonth = Totals &
  Pick<WithheldLine, 'month' | 'method' | 'city'> & { readonly people: number };

/** A talent with its certificate. */
export type CertifiedTalent = Totals & {
  /** Of the row. */
  readonly id: string;
  readonly talentId: string;
  readonly thirdParty: boolean;
  /** Whoever asks is the payer that certifies it. */
  readonly isOwn: boolean;
  /** For which it was paid. */
  readonly agencyName: string;
  readonly name: string;
  readonly identification: string;
  readonly state: CertificateState;
  readonly certificateId: string | null;
  readonly number: string | null;
  /** Null until it is drawn. */
  readonly fileId: string | null;
};

type WithheldYear = {
  readonly year: number;
  readonly years: readonly number[];
  readonly months: readonly WithheldMonth[];
  readonly talents: readonly CertifiedTalent[];
  readonly rows: readonly WithheldRow[];
  readonly totals: YearTotals;
  /** Claims approved while a row of the tax table lacked: what was to be withheld from them counted as 0. */
  readonly countedAsZero: number;
};

/**
 * What was withheld from talents in a year, by an agency and for it, or for the administrator by the platform for all
 * agencies: by month and concept, by talent with its certificate, and line by line; whole pesos. Five statements. Throws
 * INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function getWithheldYear(actor: Actor, input: { year: number }): Promise<WithheldYear> {
  const payer = maySeeOfPayer(actor);
  const { year } = parseInput(withheldYearInput, input);
  const [found, years, issued, countedAsZero] = await Promise.all([
    findWithheld(database(), payer, year),
    findWithheldYears(database(), payer),
    findInForce(payer, year),
    countCountedAsZero(database(), payer, year),
  ]);
  const agencyOf = await findCertifyingAgencies(
    database(),
    [...found, ...issued].map(({ agencyId }) => agencyId),
  );
  const inForce = new Map(issued.map((one) => [certificateKey(one), one]));
  const subjectOf = (of: CertificateSubject) => ({
    ...{ id: certificateKey(of), talentId: of.talentId, thirdParty: of.thirdParty },
    isOwn: of.thirdParty === (payer.kind === 'PLATFORM'),
    agencyName: agencyOf(of.agencyId).name,
  });
  const talents = found.map((talent): CertifiedTalent => {
    const key = certificateKey(talent);
    const certificate = inForce.get(key);
    inForce.delete(key);
    const totals = totalsOf(talent.lines);
    const hash = certifiedHash(certifiedOf(agencyOf(talent.agencyId), year, talent));
    const { name, identification } = talent;
    return {
      ...totals,
      ...subjectOf(talent),
      ...{ name, identification },
      state: certificateState(certificate?.contentHash ?? null, hash, totals.withheld),
      ...shownCertificate(certificate),
    };
  });
  // Certified once, and since then every approval was taken back.
  const emptied = [...inForce.values()].map((certificate): CertifiedTalent => {
    const { talent } = certificate.snapshot as CertificateSnapshot;
    return {
      ...totalsOf([]),
      ...subjectOf(certificate),
      name: talent.name,
      identification: talent.identification,
      state: 'CHANGED',
      ...shownCertificate(certificate),
    };
  });
  const rows = found.flatMap(({ lines, agencyId, name, documentType, identification, thirdParty }) => {
    const agencyName = agencyOf(agencyId).name;
    return lines.map((line) => ({
      ...line,
      ...{ base: baseOf(line), name, documentType, identification, thirdParty, agencyName },
    }));
  });
  return {
    year,
    years: offeredYears(taxYear(), years),
    months: monthsOf(rows),
    talents: [...talents, ...emptied],
    rows: rows.toSorted((a, b) => a.month.localeCompare(b.month)),
    totals: totalsOf(rows),
    countedAsZero,
  };
}

const findInForce = (payer: Payer, year: number) =>
  database()
    .select()
    .from(withholdingCertificates)
    .where(
      and(
        payer.kind === 'PLATFORM'
          ? eq(withholdingCertificates.thirdParty, true)
          : eq(withholdingCertificates.agencyId, payer.agencyId),
        eq(withholdingCertificates.year, year),
        isNull(withholdingCertificates.endedAt),
      ),
    );

const shownCertificate = (certificate: typeof withholdingCertificates.$inferSelect | undefined) => ({
  certificateId: certificate?.id ?? null,
  number: certificate ? certificateNumber(certificate) : null,
  fileId: certificate?.pdfFileId ?? null,
});

/** Lines added up by month, concept and city, in their order. */
export function monthsOf(rows: readonly WithheldRow[]): WithheldMonth[] {
  const groups = groupBy(rows, ({ month, method, city = '' }) => `${month} ${method} ${city}`);
  return [...groups.keys()].toSorted().flatMap((key) => {
    const own = groups.get(key) ?? [];
    const [first] = own;
    if (!first) return [];
    const { month, method, city } = first;
    const people = new Set(own.map(({ identification, name }) => `${identification} ${name}`)).size;
    return [{ month, method, ...(city ? { city } : {}), people, ...sumOfLines(own) }];
  });
}

/** A certificate as its talent finds it. */
export type OwnCertificate = {
  readonly id: string;
  readonly year: number;
  readonly number: string;
  /** Who certifies. */
  readonly payer: string;
  readonly withheld: number;
  readonly issuedAt: Date;
  /** Another one took its place, or nothing was left to certify. */
  readonly ended: boolean;
  readonly fileId: string | null;
};

/** The last ones that payers made of what they withheld from the talent who asks. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listOwnCertificates(
  actor: Actor,
  { limit = 100, after, edges }: ListPage = {},
): Promise<OwnCertificate[]> {
  const { talentId } = requireTalent(actor);
  const own = eq(withholdingCertificates.talentId, talentId);
  const page = keyset(
    [
      sql`${withholdingCertificates.year}`,
      sql`${withholdingCertificates.createdAt}`,
      sql`${withholdingCertificates.id}`,
    ],
    { descending: true, limit, after, edges },
    (keys, id) =>
      sql`select ${keys} from ${withholdingCertificates} where ${and(own, eq(withholdingCertificates.id, id))}`,
  );
  const rows = await database()
    .select({ certificate: withholdingCertificates, edge: page.edge })
    .from(withholdingCertificates)
    .innerJoin(agencies, eq(agencies.id, withholdingCertificates.agencyId))
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map(({ certificate }) => {
    const { payer, lines } = certificate.snapshot as CertificateSnapshot;
    return {
      id: certificate.id,
      year: certificate.year,
      number: certificateNumber(certificate),
      payer: payer.onBehalfOf ? `${payer.name}, por ${payer.onBehalfOf}` : payer.name,
      withheld: totalsOf(lines).withheld,
      issuedAt: certificate.createdAt,
      ended: certificate.endedAt !== null,
      fileId: certificate.pdfFileId,
    };
  });
}

/** A certificate with how its talent is reached, for its message. */
export async function findSentCertificate(tx: Tx, id: string) {
  const [row] = await tx
    .select({ certificate: withholdingCertificates, name: talents.name, email: talents.email })
    .from(withholdingCertificates)
    .innerJoin(talents, eq(talents.id, withholdingCertificates.talentId))
    .where(eq(withholdingCertificates.id, id));
  return row ?? null;
}
