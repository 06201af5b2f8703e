import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/catalogues.ts';
import { consentWordings } from '../schema/talent-consents.ts';
import { bankRows, contractTypeRows, photoRejectReasonRows, serviceRows } from './business.ts';
import { consentWordingRows } from './consents.ts';
import { constantRows } from './constants.ts';
import { contractClauseRows } from './contract-clauses.ts';
import { countryDocumentTypeRows, documentTypeRows } from './documents.ts';
import { cityRows, countryRows, currencyRows } from './places.ts';
import { stateRows } from './states.ts';
import { genderRows, profileRows, skillAreaRows, skillRows, unitMeasureRows } from './talent-traits.ts';
import { taxationPriceRows, taxationRows, taxUnitRows, withholdingBracketRows } from './taxes.ts';

export type CatalogueTable = {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

const filled = <T extends PgTable>(
  table: T,
  rows: readonly Readonly<T['$inferInsert']>[],
): CatalogueTable => ({
  table,
  rows,
});

/** Every catalogue with its rows, in the order in which they can be inserted. */
export const catalogueTables: readonly CatalogueTable[] = [
  filled(schema.states, stateRows),
  filled(schema.constants, constantRows),
  filled(schema.currencies, currencyRows),
  filled(schema.countries, countryRows),
  filled(schema.cities, cityRows),
  filled(schema.documentTypes, documentTypeRows),
  filled(schema.countryDocumentTypes, countryDocumentTypeRows),
  filled(schema.profiles, profileRows),
  filled(schema.genders, genderRows),
  filled(schema.unitMeasures, unitMeasureRows),
  filled(schema.skillAreas, skillAreaRows),
  filled(schema.skills, skillRows),
  filled(schema.services, serviceRows),
  filled(schema.banks, bankRows),
  filled(schema.photoRejectReasons, photoRejectReasonRows),
  filled(schema.contractTypes, contractTypeRows),
  filled(schema.contractClauses, contractClauseRows),
  filled(schema.taxUnits, taxUnitRows),
  filled(schema.withholdingBrackets, withholdingBracketRows),
  filled(schema.taxations, taxationRows),
  filled(schema.taxationPrices, taxationPriceRows),
  filled(consentWordings, consentWordingRows),
];
