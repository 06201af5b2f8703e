import { TAX_STATUSES } from '../schema/taxes.ts';
import { COLOMBIA_ID, cityRows } from './places.ts';
import table from './tax-table.json' with { type: 'json' };

const TAXATIONS = [
  { id: 1, kind: 'IVA', name: 'Impuesto sobre las ventas (IVA)', regionalEntity: null },
  { id: 2, kind: 'RETE_FUENTE', name: 'Retención en la fuente', regionalEntity: null },
  { id: 3, kind: 'RETE_IVA', name: 'Retención de IVA', regionalEntity: null },
  { id: 4, kind: 'RETE_ICA', name: 'Retención de ICA', regionalEntity: 'Municipio' },
  { id: 5, kind: 'SIMPLE', name: 'Régimen simple de tributación', regionalEntity: null },
  { id: 6, kind: 'RENTA', name: 'Impuesto sobre la renta', regionalEntity: null },
] as const;

/** Taxes of Colombia; their rates, with validity, are `taxationPriceRows`. */
export const taxationRows = TAXATIONS.map((taxation) => ({ ...taxation, countryId: COLOMBIA_ID }));

const unaccented = (name: string) => name.normalize('NFD').replace(/\p{Mn}/gu, '');

/** The tax table spells cities without accents. */
function cityIdOf(name: string | null): number | null {
  if (name === null) return null;
  const city = cityRows.find(
    (row) => row.countryId === COLOMBIA_ID && unaccented(row.name) === unaccented(name),
  );
  if (!city) throw new Error(`The tax table names a city that is not in the catalogue: ${name}`);
  return city.id;
}

function taxationIdOf(kind: string): number {
  const taxation = TAXATIONS.find((row) => row.kind === kind);
  if (!taxation) throw new Error(`The tax table names a tax that is not in the catalogue: ${kind}`);
  return taxation.id;
}

function statusOf(status: string) {
  const known = TAX_STATUSES.find((one) => one === status);
  if (!known) throw new Error(`The tax table says a status that is not one: ${status}`);
  return known;
}

/** Rates in the order of the table. */
const tableRows = table.rows.map((row, index) => ({
  id: index + 1,
  taxationId: taxationIdOf(row.kind),
  cityId: cityIdOf(row.city),
  concept: row.concept,
  rate: row.rate,
  unity: row.unity,
  baseUvt: row.baseUvt,
  validFrom: row.from,
  validTo: row.to,
  status: statusOf(row.status),
  appliesWhen: row.when,
  source: row.source,
  note: 'note' in row ? row.note : null,
}));

const taxed = new Set(tableRows.map(({ cityId }) => cityId));

/** Every city levies ICA: where the table has no rate, an agency can still say its own. */
const cityRowsWithoutRate = cityRows
  .filter(({ id, countryId }) => countryId === COLOMBIA_ID && !taxed.has(id))
  .map(({ id }) => ({
    id: 100 + id,
    taxationId: taxationIdOf('RETE_ICA'),
    cityId: id,
    concept: 'SERVICIOS_DEMAS',
    rate: null,
    unity: 'PER_MIL',
    baseUvt: null,
    validFrom: '2018-01-01',
    validTo: null,
    status: 'to-confirm' as const,
    appliesWhen: 'client.reteIcaAgent && !regimenSimple && !autoretenedorIca',
    source: null,
    note: null,
  }));

/** All rates; a null one is not configured. */
export const taxationPriceRows = [...tableRows, ...cityRowsWithoutRate];

const uvtSource = (year: string) =>
  Object.entries(table.uvtSources).find(([years]) => {
    const [from = '', to = from] = years.split('-');
    return from <= year && year <= to;
  })?.[1] ?? null;

const yearly = (values: Readonly<Record<string, number | string>>, year: string) => values[year] ?? null;

/** Value of the UVT and of the minimum wage in pesos, by year. */
export const taxUnitRows = Object.entries(table.uvt).map(([year, value]) => ({
  countryId: COLOMBIA_ID,
  year: Number(year),
  value,
  source: uvtSource(year),
  minimumWage: yearly(table.smmlv, year) as number | null,
  wageSource: yearly(table.smmlvSources, year) as string | null,
}));

/** Brackets of art. 383 ET: [from UVT, marginal rate, UVT added]. */
export const withholdingBracketRows = table.art383.map(([fromUvt, rate, addUvt]) => ({
  fromUvt: Number(fromUvt),
  rate: String(rate),
  addUvt: Number(addUvt),
}));
