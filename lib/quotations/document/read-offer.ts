import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  clients,
  currencies,
  documentTypes,
  profiles,
  quotationLineGenders,
  quotationLines,
  quotations,
} from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { currencyDecimals } from '@/lib/core/money';
import { COP, inPesos } from '../exchange/rules';
import { quotationCode } from '../rules';
import type { OfferContent, OfferLine } from './offer-content';

const clientTypes = alias(documentTypes, 'client_document_types');
const agencyCities = alias(cities, 'agency_cities');

const phone = (dialingCode: string | null, digits: string | null): string | null =>
  digits ? `+${dialingCode ?? '57'} ${digits}` : null;

function exchangeOf(
  { total, fxRate, fxRateDate }: typeof quotations.$inferSelect,
  currency: string,
): Pick<OfferContent, 'exchange'> {
  if (currency === COP) return {};
  const totalInPesos = inPesos(total, { fxRate, decimals: currencyDecimals(currency) });
  return { exchange: { totalInPesos, fxRate, fxRateDate } };
}

async function readParties(db: Db | Tx, quotationId: string) {
  const [row] = await db
    .select({
      quotation: quotations,
      city: cities.name,
      timeZone: cities.timeZone,
      currency: currencies.code,
      agency: agencies,
      agencyCity: agencyCities.name,
      agencyDocument: documentTypes.code,
      client: clients,
      clientDocument: clientTypes.code,
    })
    .from(quotations)
    .innerJoin(cities, eq(cities.id, quotations.cityId))
    .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
    .innerJoin(agencies, eq(agencies.id, quotations.agencyId))
    .leftJoin(agencyCities, eq(agencyCities.id, agencies.cityId))
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .leftJoin(clients, eq(clients.id, quotations.clientId))
    .leftJoin(clientTypes, eq(clientTypes.id, sql`${clients.documentTypeId}`))
    .where(eq(quotations.id, quotationId));
  if (!row) throw notFound('errors.quotation.notFound');
  return row;
}

async function readLines(db: Db | Tx, quotationId: string): Promise<OfferLine[]> {
  const rows = await db
    .select({ line: quotationLines, profile: profiles.name })
    .from(quotationLines)
    .innerJoin(profiles, eq(profiles.id, quotationLines.profileId))
    .where(eq(quotationLines.quotationId, quotationId))
    .orderBy(asc(quotationLines.position));
  const splits = await db
    .select()
    .from(quotationLineGenders)
    .where(
      inArray(
        quotationLineGenders.quotationLineId,
        rows.map(({ line }) => line.id),
      ),
    )
    .orderBy(asc(quotationLineGenders.gender));
  return rows.map(({ line, profile }) => ({
    profile,
    genders: splits
      .filter(({ quotationLineId }) => quotationLineId === line.id)
      .map(({ gender, quantity }) => ({ gender, quantity })),
    days: line.quantityDays,
    unitPrice: line.paymentClient,
    subtotal: line.subtotalClient,
    iva: line.ivaClient,
  }));
}

/**
 * A quotation as its client reads it, from the rows as they stand; three statements whatever the lines. The caller
 * has decided that it may be read. Throws NOT_FOUND.
 */
export async function readOffer(db: Db | Tx, quotationId: string): Promise<OfferContent> {
  const { quotation, agency, client, ...row } = await readParties(db, quotationId);
  return {
    code: quotationCode(quotation.code),
    version: quotation.version,
    issuedAt: (quotation.sentAt ?? quotation.updatedAt).toISOString(),
    validUntil: quotation.validUntil?.toISOString() ?? null,
    timeZone: row.timeZone,
    currency: row.currency,
    ...exchangeOf(quotation, row.currency),
    agency: {
      name: agency.name,
      documentType: row.agencyDocument,
      identification: agency.identification,
      address: agency.address,
      city: row.agencyCity,
      phone: agency.phone,
      email: agency.email,
      url: agency.url,
    },
    client: {
      name: quotation.nameClient ?? 'Por definir',
      documentType: row.clientDocument,
      identification: client?.identification ?? null,
      contact: quotation.nameContact,
      email: quotation.emailClient,
      phone: phone(quotation.dialingCode, quotation.phoneClient),
    },
    event: {
      name: quotation.nameEvent || 'Evento sin nombre',
      place: quotation.place,
      address: quotation.address,
      city: row.city,
      start: quotation.startDate.toISOString(),
      end: quotation.endDate.toISOString(),
      hoursPerDay: quotation.quantityHours,
    },
    lines: await readLines(db, quotationId),
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
