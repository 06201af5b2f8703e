import type { PgTable } from 'drizzle-orm/pg-core';
import { banks } from '../schema/banks.ts';
import * as catalogues from '../schema/catalogues.ts';
import { consentWordings } from '../schema/talent-consents.ts';
import * as taxes from '../schema/taxes.ts';
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
  filled(catalogues.states, stateRows),
  filled(catalogues.constants, constantRows),
  filled(catalogues.currencies, currencyRows),
  filled(catalogues.countries, countryRows),
  filled(catalogues.cities, cityRows),
  filled(catalogues.documentTypes, documentTypeRows),
  filled(catalogues.countryDocumentTypes, countryDocumentTypeRows),
  filled(catalogues.profiles, profileRows),
  filled(catalogues.genders, genderRows),
  filled(catalogues.unitMeasures, unitMeasureRows),
  filled(catalogues.skillAreas, skillAreaRows),
  filled(catalogues.skills, skillRows),
  filled(catalogues.services, serviceRows),
  filled(banks, bankRows),
  filled(catalogues.photoRejectReasons, photoRejectReasonRows),
  filled(catalogues.contractTypes, contractTypeRows),
  filled(catalogues.contractClauses, contractClauseRows),
  filled(taxes.taxUnits, taxUnitRows),
  filled(taxes.withholdingBrackets, withholdingBracketRows),
  filled(taxes.taxations, taxationRows),
  filled(taxes.taxationPrices, taxationPriceRows),
  filled(consentWordings, consentWordingRows),
];
