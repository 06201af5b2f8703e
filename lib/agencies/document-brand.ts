import { eq } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import type { Accented } from '@/lib/pdf/document-shell';
import { database } from '@/lib/platform/database';
import { findFile, readFileBytes } from '@/lib/storage/open-file';

/** What an agency's documents carry besides their content: its logo, PNG or JPEG bytes, and its colour. */
export type DocumentBrand = Accented & { readonly logo: Buffer | null };

export const NO_BRAND: DocumentBrand = { logo: null, accent: null };

/** The brand for a document that is kept as it is first drawn. Throws when storage does not give the logo. */
export async function readDocumentBrand(agencyId: string): Promise<DocumentBrand> {
  const [agency] = await database()
    .select({ logoFileId: agencies.logoFileId, accent: agencies.accent })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  const file = agency?.logoFileId ? await findFile(agency.logoFileId) : null;
  return { logo: file && (await readFileBytes(file)), accent: agency?.accent ?? null };
}
