import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, cities, documentTypes } from '@/db/schema';
import { contentHash } from '@/lib/documents/content-hash';
import { product } from '@/lib/platform/product';
import type { CertificateDocument } from './pdf/certificate-document';
import type { WithheldTalent } from './withheld';

/** What a certificate says of payer, talent and figures, which makes it the same or another one. */
export type Certified = Pick<CertificateDocument, 'payer' | 'talent' | 'year' | 'lines'>;

/** A certificate as plain JSON. */
export type CertificateSnapshot = Omit<CertificateDocument, 'verification' | 'logo' | 'accent'>;

/** An agency as it stands in certificates. */
export type CertifyingAgency = {
  readonly name: string;
  readonly documentType: string;
  readonly identification: string;
  readonly city: string | null;
};

/** Agencies as they stand in certificates, by id. One statement. */
export async function findCertifyingAgencies(
  db: Db | Tx,
  ids: readonly string[],
): Promise<(id: string) => CertifyingAgency> {
  const rows = await db
    .select({
      id: agencies.id,
      name: agencies.name,
      documentType: documentTypes.name,
      identification: agencies.identification,
      city: cities.name,
    })
    .from(agencies)
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .leftJoin(cities, eq(cities.id, agencies.cityId))
    .where(inArray(agencies.id, [...new Set(ids)]));
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = found.get(id);
    if (!row) throw new Error('The agency is gone');
    const { name, documentType, identification, city } = row;
    return { name, documentType: documentType ?? 'NIT', identification: identification ?? '', city };
  };
}

/**
 * What is certified of a talent. What the platform paid for the agency it certifies itself, and names for whom (DUR 1625
 * de 2016 art. 1.2.4.11).
 */
export function certifiedOf(agency: CertifyingAgency, year: number, talent: WithheldTalent): Certified {
  const { legalName, taxId } = product();
  const { name, documentType, identification, lines, thirdParty } = talent;
  return {
    payer: thirdParty
      ? {
          name: legalName,
          documentType: 'NIT',
          identification: taxId,
          city: agency.city,
          onBehalfOf: `${agency.name}, ${agency.documentType} ${agency.identification}`,
        }
      : { ...agency, onBehalfOf: null },
    talent: { name, documentType, identification },
    year,
    lines,
  };
}

export const certifiedHash = (certified: Certified): string => contentHash(certified);
