import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  clients,
  constants,
  currencies,
  documentTypes,
  profiles,
  quotationLineGenders,
  quotationLines,
  quotations,
} from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { choiceOf } from '../choices/rules/choosable';
import { agencyWords, wordsOf } from '../offer-words/rules';
import { CONSTANT } from '../rates/rules';
import { isEditable, quotationCode } from '../rules';
import { endOfValidity } from './end-of-validity';
import { makeOffer } from './make-offer';
import type { OfferContent, OfferLine } from './offer-content';

const clientTypes = alias(documentTypes, 'client_document_types');
const firsts = alias(quotations, 'firsts');
const agencyCities = alias(cities, 'agency_cities');

type AgencyRow = {
  readonly agency: typeof agencies.$inferSelect;
  readonly city: string | null;
  readonly documentType: string | null;
};

/** An agency as its offers name it. */
export const issuerOf = ({ agency, city, documentType }: AgencyRow): OfferContent['agency'] => ({
  name: agency.name,
  documentType,
  identification: agency.identification,
  address: agency.address,
  city,
  phone: agency.phone,
  email: agency.email,
  url: agency.url,
});

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
      codeOfFirst: firsts.code,
    })
    .from(quotations)
    .innerJoin(cities, eq(cities.id, quotations.cityId))
    .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
    .innerJoin(agencies, eq(agencies.id, quotations.agencyId))
    .leftJoin(agencyCities, eq(agencyCities.id, agencies.cityId))
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .leftJoin(clients, eq(clients.id, quotations.clientId))
    .leftJoin(clientTypes, eq(clientTypes.id, sql`${clients.documentTypeId}`))
    .leftJoin(firsts, eq(firsts.id, quotations.additionOf))
    .where(eq(quotations.id, quotationId));
  if (!row) throw notFound('errors.quotation.notFound');
  return row;
}

/** On the reader's own connection: inside a transaction another one may not be free. */
async function readUsualValidity(db: Db | Tx): Promise<number> {
  const [row] = await db.select().from(constants).where(eq(constants.id, CONSTANT.VALIDITY_DAYS));
  if (!row) throw new Error(`no constant ${CONSTANT.VALIDITY_DAYS}`);
  return Number(row.description);
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
    days: line.days,
    unitPrice: line.paymentClient,
    subtotal: line.subtotalClient,
    iva: line.ivaClient,
    ...choiceOf(line),
  }));
}

/**
 * A quotation as its client reads it, from the rows as they stand; three statements whatever the lines, four for a draft. A draft holds
 * as long as it would if it were sent now. The caller has checked that it may be read. Throws NOT_FOUND.
 */
export async function readOffer(db: Db | Tx, quotationId: string): Promise<OfferContent> {
  const { quotation, agency, client, ...row } = await readParties(db, quotationId);
  const isDraft = isEditable(quotation.stateId);
  const words = wordsOf(quotation, agencyWords(agency, isDraft ? await readUsualValidity(db) : 0));
  const { timeZone } = row;
  const additionTo = quotationCode(row.codeOfFirst);
  const validUntil = isDraft
    ? endOfValidity(currentTime(), words.validityDays, timeZone)
    : quotation.validUntil;
  return makeOffer(quotation, quotation, {
    code: quotationCode(quotation.code),
    version: quotation.version,
    ...(additionTo ? { additionTo } : {}),
    issuedAt: quotation.sentAt ?? quotation.updatedAt,
    validUntil: validUntil?.toISOString() ?? null,
    timeZone,
    currency: row.currency,
    issuer: issuerOf({ agency, city: row.agencyCity, documentType: row.agencyDocument }),
    responsableIva: agency.responsableIva,
    client: {
      name: quotation.nameClient,
      documentType: row.clientDocument,
      identification: client?.identification ?? null,
    },
    city: row.city,
    start: quotation.startDate,
    end: quotation.endDate,
    lines: await readLines(db, quotationId),
    words,
  });
}
