import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, talents, withholdingCertificates } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { maySeeClaims } from '../policy';
import { type CertificateSnapshot, certifiedHash, certifiedOf, findPayer } from './certified';
import { withheldYearInput } from './inputs';
import {
  baseOf,
  type CertificateState,
  certificateNumber,
  certificateState,
  offeredYears,
  type Totals,
  totalsOf,
  type WithheldLine,
} from './rules';
import { findWithheld, findWithheldYears, type WithheldTalent } from './withheld';

/** The year of today in Bogotá. */
export const withholdingYear = (): number =>
  Number(isoDateInZone(currentTime(), DEFAULT_TIME_ZONE).slice(0, 4));

/** One line of one talent, as the file for the accountant has it. */
export type WithheldRow = WithheldLine &
  Pick<WithheldTalent, 'name' | 'documentType' | 'identification' | 'thirdParty'> & { readonly base: number };

/** A month by one way of withholding, as form 350 asks for it. */
export type WithheldMonth = Totals & Pick<WithheldLine, 'month' | 'method'> & { readonly people: number };

/** A talent with its certificate. */
export type CertifiedTalent = Totals & {
  /** Of the row. */
  readonly id: string;
  readonly talentId: string;
  readonly thirdParty: boolean;
  readonly name: string;
  readonly identification: string;
  readonly state: CertificateState;
  readonly certificateId: string | null;
  readonly number: string | null;
  /** Null until it is drawn. */
  readonly fileId: string | null;
};

export type WithheldYear = {
  readonly year: number;
  readonly years: readonly number[];
  readonly months: readonly WithheldMonth[];
  readonly talents: readonly CertifiedTalent[];
  readonly rows: readonly WithheldRow[];
  readonly totals: Totals;
};

/**
 * What the own agency withheld from its talents in a year: by month and concept, by talent with its certificate, and line
 * by line; whole pesos. Four statements. Throws INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function getWithheldYear(actor: Actor, input: { year: number }): Promise<WithheldYear> {
  const { agencyId } = maySeeClaims(actor);
  const { year } = parseInput(withheldYearInput, input);
  const [found, years, payer, issued] = await Promise.all([
    findWithheld(database(), agencyId, year),
    findWithheldYears(database(), agencyId),
    findPayer(database(), agencyId),
    findInForce(agencyId, year),
  ]);
  const inForce = new Map(issued.map((one) => [`${one.talentId} ${one.thirdParty}`, one]));
  const talents = found.map((talent): CertifiedTalent => {
    const key = `${talent.talentId} ${talent.thirdParty}`;
    const certificate = inForce.get(key);
    inForce.delete(key);
    const totals = totalsOf(talent.lines);
    const hash = certifiedHash(certifiedOf(payer, year, talent));
    const { talentId, thirdParty, name, identification } = talent;
    return {
      ...totals,
      ...{ id: key, talentId, thirdParty, name, identification },
      state: certificateState(certificate?.contentHash ?? null, hash, totals.withheld),
      ...shownCertificate(certificate),
    };
  });
  // Certified once, and since then every approval was taken back.
  const emptied = [...inForce.values()].map((certificate): CertifiedTalent => {
    const { talent } = certificate.snapshot as CertificateSnapshot;
    return {
      ...totalsOf([]),
      id: `${certificate.talentId} ${certificate.thirdParty}`,
      talentId: certificate.talentId,
      thirdParty: certificate.thirdParty,
      name: talent.name,
      identification: talent.identification,
      state: 'CHANGED',
      ...shownCertificate(certificate),
    };
  });
  const rows = found.flatMap(({ lines, name, documentType, identification, thirdParty }) =>
    lines.map((line) => ({ ...line, base: baseOf(line), name, documentType, identification, thirdParty })),
  );
  return {
    year,
    years: offeredYears(withholdingYear(), years),
    months: monthsOf(rows),
    talents: [...talents, ...emptied],
    rows: rows.toSorted((a, b) => a.month.localeCompare(b.month)),
    totals: totalsOf(rows),
  };
}

const findInForce = (agencyId: string, year: number) =>
  database()
    .select()
    .from(withholdingCertificates)
    .where(
      and(
        eq(withholdingCertificates.agencyId, agencyId),
        eq(withholdingCertificates.year, year),
        isNull(withholdingCertificates.endedAt),
      ),
    );

const shownCertificate = (certificate: typeof withholdingCertificates.$inferSelect | undefined) => ({
  certificateId: certificate?.id ?? null,
  number: certificate ? certificateNumber(certificate.year, certificate.code) : null,
  fileId: certificate?.pdfFileId ?? null,
});

/** Lines added up by month and concept, in their order. */
export function monthsOf(rows: readonly WithheldRow[]): WithheldMonth[] {
  const keys = [...new Set(rows.map(({ month, method }) => `${month} ${method}`))].toSorted();
  return keys.flatMap((key) => {
    const own = rows.filter(({ month, method }) => `${month} ${method}` === key);
    const [first] = own;
    if (!first) return [];
    const people = new Set(own.map(({ identification, name }) => `${identification} ${name}`)).size;
    return [{ month: first.month, method: first.method, people, ...totalsOf(own) }];
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
export async function listOwnCertificates(actor: Actor): Promise<OwnCertificate[]> {
  const { talentId } = requireTalent(actor);
  const rows = await database()
    .select({ certificate: withholdingCertificates })
    .from(withholdingCertificates)
    .innerJoin(agencies, eq(agencies.id, withholdingCertificates.agencyId))
    .where(and(eq(withholdingCertificates.talentId, talentId)))
    .orderBy(desc(withholdingCertificates.year), desc(withholdingCertificates.createdAt))
    .limit(100);
  return rows.map(({ certificate }) => {
    const { payer, lines } = certificate.snapshot as CertificateSnapshot;
    return {
      id: certificate.id,
      year: certificate.year,
      number: certificateNumber(certificate.year, certificate.code),
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
