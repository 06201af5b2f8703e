import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { constantRows } from '@/db/catalogue/constants';
import table from '@/db/catalogue/tax-table.json' with { type: 'json' };
import { LEGAL_NATURES } from '@/db/values/legal-natures';
import * as values from '@/db/values/line-values';
import { isCurrencyCode } from '@/lib/core/money';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import * as allowed from '@/lib/quotations/pricing/rules/quotation-inputs';
import { fromWire, pricedToWire } from '@/lib/quotations/wire';
import { taxTableFromFile } from '@/lib/taxes/rules/tax-table';

// Prices the quotations of a JSON file with the catalogue's rates, saving nothing: one object with the inputs of the
// product model, or an array of them, or of objects that hold them under `inputs`.

const spanish = z.locales.es().localeError;
z.config({
  localeError(issue) {
    if (issue.input === undefined) return 'falta este dato';
    if (issue.code === 'invalid_type' && issue.expected === 'int') return 'debe ser un número entero';
    return spanish(issue);
  },
});

const amount = z.int().min(0);
const decimal = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/, 'se esperaba un número decimal como texto, por ejemplo "22.5"');
const constant = (id: number) => constantRows.find((row) => row.id === id)?.description ?? '';

const line = z.object({
  profile: z.string(),
  genders: z
    .array(z.object({ gender: z.enum(values.GENDERS), quantity: amount }))
    .refine((genders) => genders.some(({ quantity }) => quantity > 0), 'la línea no tiene personas'),
  quantityDays: z.int().min(1),
  budget: amount,
  payBasis: z.enum(values.PAY_BASES),
  talentWithholding: z.enum(values.TALENT_WITHHOLDINGS).default('ART383'),
  ivaCategory: z.enum(values.IVA_CATEGORIES).default('GRAVADO'),
});

const agency = z.object({
  legalNature: z.enum(LEGAL_NATURES),
  responsableIva: z.boolean(),
  personaNaturalArt383AEt: z.boolean(),
  declaranteRenta: z.boolean(),
  granContribuyente: z.boolean(),
  regimenSimple: z.boolean(),
  autoretenedorRenta: z.boolean(),
  autoretenedorIca: z.boolean(),
  retenedorRenta: z.boolean().default(false),
  simpleConcept: z.string().nullish(),
  incomeTaxRatePN: decimal.nullish(),
  taxationPrices: z
    .array(z.object({ kind: z.string(), city: z.string(), price: decimal, unity: z.string() }))
    .default([]),
  gain: decimal.default(constant(72)),
});

const quotation = z
  .object({
    date: z.iso.date('se esperaba un día AAAA-MM-DD'),
    city: z.string().min(1),
    currency: z.string().refine(isCurrencyCode, 'moneda desconocida'),
    fxRate: decimal.optional(),
    agency,
    client: z.object({
      retenedorRenta: z.boolean(),
      reteIcaAgent: z.boolean(),
      granContribuyente: z.boolean(),
      stateEntity: z.boolean(),
      responsableIva: z.boolean(),
    }),
    tercero: z.boolean(),
    percentageGain: decimal.optional(),
    platformGainPct: decimal.default(constant(71)),
    priceStep: z
      .int()
      .min(1)
      .default(Number(constant(76))),
    feeding: amount,
    transport: amount,
    quantityServiceAgent: amount,
    daysServiceAgent: amount,
    priceAgentService: amount,
    serviceConcept: z.enum(values.SERVICE_CONCEPTS).default('SERVICIOS'),
    producerIvaBase: z.enum(allowed.PRODUCER_IVA_BASES).default('FEE'),
    lines: z.array(line).min(1),
  })
  .transform(({ agency: { gain, ...flags }, ...inputs }) => ({
    ...inputs,
    agency: flags,
    percentageGain: inputs.percentageGain ?? gain,
  }))
  .refine(({ percentageGain }) => Number(percentageGain) < 100, {
    path: ['percentageGain'],
    error: 'debe ser menor que 100',
  })
  .refine(
    ({ currency, fxRate }) => (currency === 'COP' ? Number(fxRate ?? 1) === 1 : Number(fxRate ?? 0) > 0),
    {
      path: ['fxRate'],
      error: 'son los pesos por unidad de la moneda: obligatoria, y 1 para COP',
    },
  );

const wrapped = (entry: unknown): entry is { inputs: unknown } =>
  typeof entry === 'object' && entry !== null && 'inputs' in entry;

/** An expected failure, told in one line. */
class BadInput extends Error {}

function priceOne(entry: unknown, place: string): unknown {
  const parsed = quotation.safeParse(wrapped(entry) ? entry.inputs : entry);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const field = z.core.toDotPath(first?.path ?? []);
    throw new BadInput(`${place}${field ? `${field}: ` : ''}${first?.message}`);
  }
  try {
    const priced = priceQuotation(fromWire(parsed.data), taxTableFromFile(table));
    return { ...pricedToWire(priced), taxSnapshot: priced.taxSnapshot };
  } catch (error) {
    if (error instanceof RangeError) {
      throw new BadInput(`${place}los valores son demasiado grandes para calcularlos con exactitud`);
    }
    throw error;
  }
}

async function readJson(source: string | undefined): Promise<unknown> {
  if (!source) throw new BadInput('uso: npm run -s price -- ARCHIVO.json (o - para la entrada estándar)');
  let json: string;
  try {
    json = source === '-' ? await text(process.stdin) : readFileSync(source, 'utf8');
  } catch {
    throw new BadInput(`no se puede leer el archivo ${source}`);
  }
  try {
    return JSON.parse(json);
  } catch {
    throw new BadInput('el contenido no es JSON válido');
  }
}

try {
  const given = await readJson(process.argv[2]);
  const result = Array.isArray(given)
    ? given.map((entry, index) => priceOne(entry, `cotización ${index + 1}: `))
    : priceOne(given, '');
  console.log(JSON.stringify(result, null, 2));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(`Error: ${error.message}`);
  process.exitCode = 1;
}
