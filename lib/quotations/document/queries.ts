import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agencies, cities, clients, documentTypes, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { product } from '@/lib/platform/product';
import { readLogo } from '@/lib/storage/read-logo';
import { findQuotationLines, type QuotationLine } from '../lines/queries';
import type { QuotationDocument, QuotationDocumentLine } from '../pdf/quotation-document';
import { getQuotation } from '../queries';
import { quotationCode } from '../rules';

const clientTypes = alias(documentTypes, 'client_document_types');

const phone = (dialingCode: string | null, digits: string | null): string | null =>
  digits ? `+${dialingCode ?? '57'} ${digits}` : null;

async function readParties(quotationId: string) {
  const [row] = await database()
    .select({
      agency: agencies,
      agencyCity: cities.name,
      agencyDocument: documentTypes.code,
      client: clients,
      clientDocument: clientTypes.code,
    })
    .from(quotations)
    .innerJoin(agencies, eq(agencies.id, quotations.agencyId))
    .leftJoin(cities, eq(cities.id, agencies.cityId))
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .leftJoin(clients, eq(clients.id, quotations.clientId))
    .leftJoin(clientTypes, eq(clientTypes.id, sql`${clients.documentTypeId}`))
    .where(eq(quotations.id, quotationId));
  if (!row) throw notFound('errors.quotation.notFound');
  return row;
}

const documentLine = (line: QuotationLine): QuotationDocumentLine => ({
  profile: line.profileName,
  genders: line.genders,
  days: line.quantityDays,
  unitPrice: line.paymentClient,
  subtotal: line.subtotalClient,
  iva: line.ivaClient,
});

/** A quotation as its client sees it, for the PDF and for previews. Throws NOT_FOUND as `getQuotation` does. */
export async function readQuotationDocument(actor: Actor, id: string): Promise<QuotationDocument> {
  const quotation = await getQuotation(actor, id);
  const [parties, lines] = await Promise.all([readParties(id), findQuotationLines(actor, [id])]);
  const { agency, client } = parties;
  return {
    productName: product().name,
    code: quotationCode(quotation.code),
    version: quotation.version,
    issuedAt: quotation.sentAt ?? quotation.updatedAt,
    validUntil: quotation.validUntil,
    timeZone: quotation.timeZone,
    currency: quotation.currencyCode,
    agency: {
      name: agency.name,
      documentType: parties.agencyDocument,
      identification: agency.identification,
      address: agency.address,
      city: parties.agencyCity,
      phone: agency.phone,
      email: agency.email,
      url: agency.url,
      logo: await readLogo(agency.logoFileId),
    },
    client: {
      name: quotation.nameClient ?? 'Por definir',
      documentType: parties.clientDocument,
      identification: client?.identification ?? null,
      contact: quotation.nameContact,
      email: quotation.emailClient,
      phone: phone(quotation.dialingCode, quotation.phoneClient),
    },
    event: {
      name: quotation.nameEvent || 'Evento sin nombre',
      place: quotation.place,
      address: quotation.address,
      city: quotation.cityName,
      start: quotation.startDate,
      end: quotation.endDate,
      hoursPerDay: quotation.quantityHours,
    },
    lines: (lines.get(id) ?? []).map(documentLine),
    subtotal: quotation.subtotal,
    iva: quotation.iva,
    total: quotation.total,
    included: {
      feeding: quotation.feeding > 0,
      transport: quotation.transport > 0,
      serviceAgents:
        quotation.quantityServiceAgent > 0 && quotation.daysServiceAgent > 0
          ? { quantity: quotation.quantityServiceAgent, days: quotation.daysServiceAgent }
          : null,
    },
    observation: quotation.observation,
    paymentConditions: agency.payment,
  };
}
