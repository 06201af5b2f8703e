import { eq } from 'drizzle-orm';
import { agencies, cities, documentTypes } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { contentHash } from '@/lib/documents/content-hash';
import { database } from '@/lib/platform/database';
import { product } from '@/lib/platform/product';
import { readLogo } from '@/lib/storage/read-logo';
import { maySeeQuotations } from '../policy';
import { getQuotation } from '../queries';
import type { OfferContent } from './offer-content';
import type { QuotationDocument } from './quotation-document';
import { issuerOf, readOffer } from './read-offer';
import { findSentOffer, type SentOffer } from './sent-offer';

/**
 * The offer of a quotation: as it was sent, and for a draft as it is now. Throws NOT_FOUND as `getQuotation` does.
 */
export async function getOffer(actor: Actor, id: string): Promise<SentOffer> {
  const quotation = await getQuotation(actor, id);
  const kept = await findSentOffer(database(), quotation.id);
  if (kept) return kept;
  const content = await readOffer(database(), quotation.id);
  return { content, hash: contentHash(content) };
}

/** A quotation as its PDF shows it. Throws NOT_FOUND as `getQuotation` does. */
export async function readQuotationDocument(actor: Actor, id: string): Promise<QuotationDocument> {
  const [{ content }, { agencyId }] = await Promise.all([getOffer(actor, id), getQuotation(actor, id)]);
  const [agency] = await database()
    .select({ logoFileId: agencies.logoFileId, accent: agencies.accent })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  const logo = await readLogo(agency?.logoFileId ?? null);
  const brand = { logo, accent: agency?.accent ?? null };
  return { ...content, productName: product().name, agency: { ...content.agency, ...brand } };
}

/** The actor's agency as its offers name it. */
export async function readIssuer(actor: Actor): Promise<OfferContent['agency']> {
  const { agencyId } = maySeeQuotations(actor);
  const [row] = await database()
    .select({ agency: agencies, city: cities.name, documentType: documentTypes.code })
    .from(agencies)
    .leftJoin(cities, eq(cities.id, agencies.cityId))
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .where(eq(agencies.id, agencyId));
  if (!row) throw notFound();
  return issuerOf(row);
}
