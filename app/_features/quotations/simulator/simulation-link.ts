import * as z from 'zod/mini';
import { LEGAL_NATURES } from '@/db/values/legal-natures';
import { IVA_CATEGORIES, PAY_BASES, SERVICE_CONCEPTS, TALENT_WITHHOLDINGS } from '@/db/values/line-values';
import { isCurrencyCode } from '@/lib/core/money';
import { FIXED } from '@/lib/quotations/choices/rules/choosable';
import { COP } from '@/lib/quotations/exchange/rules';
import type { EditorOptions } from '../draft/editor-options';
import { AGENCY_FLAGS, BUYER_FLAGS, type Simulation } from './simulation';

/** The parameter of the address that carries a simulation. */
export const SIMULATION_PARAMETER = 's';

/** Changes with the order or meaning of what follows: an older link is refused kindly, never read wrongly. */
const VERSION = 1;

/** The length that every server and browser accepts; a hundred lines stay below. */
export const LONGEST = 7000;

const whole = (maximum: number) => z.int().check(z.gte(0), z.lte(maximum));
const amount = z.nullable(whole(1_000_000_000));
const decimal = z.string().check(z.regex(/^(\d{1,9}(\.\d{1,6})?)?$/));
const word = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
const bits = (length: number) => whole(2 ** length - 1);
const oneOf = (list: readonly unknown[]) => whole(list.length - 1);

const line = z.tuple([
  word,
  whole(1000),
  whole(1000),
  whole(365),
  amount,
  oneOf(PAY_BASES),
  oneOf(TALENT_WITHHOLDINGS),
  oneOf(IVA_CATEGORIES),
]);

/** In this order, without names: a link is sent by chat. */
const content = z.tuple([
  z.literal(VERSION),
  z.nullable(whole(1_000_000)),
  whole(1000),
  decimal,
  z.nullable(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
  bits(1),
  oneOf(SERVICE_CONCEPTS),
  decimal,
  amount,
  amount,
  amount,
  whole(1000),
  whole(365),
  bits(BUYER_FLAGS.length),
  z.nullable(z.tuple([oneOf(LEGAL_NATURES), bits(AGENCY_FLAGS.length), z.nullable(word)])),
  z.array(line).check(z.maxLength(100)),
]);

const toBits = <Flag extends string>(names: readonly Flag[], flags: { readonly [name in Flag]?: unknown }) =>
  names.reduce((sum, name, index) => sum + (flags[name] ? 2 ** index : 0), 0);

const fromBits = <Flag extends string>(names: readonly Flag[], value: number): Record<Flag, boolean> =>
  Object.fromEntries(names.map((name, index) => [name, (value & (2 ** index)) !== 0])) as Record<
    Flag,
    boolean
  >;

const toText = (json: string): string =>
  btoa(json).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromText = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** A simulation as its address carries it; null when it holds more than an address takes. */
export function writeSimulation({ draft, buyer, agency }: Simulation): string | null {
  const written: z.output<typeof content> = [
    VERSION,
    draft.cityId,
    draft.currencyId,
    draft.fxRate,
    draft.fxRateDate,
    draft.tercero ? 1 : 0,
    SERVICE_CONCEPTS.indexOf(draft.serviceConcept),
    draft.gain,
    draft.feeding,
    draft.transport,
    draft.agentPrice,
    draft.agents,
    draft.agentDays,
    toBits(BUYER_FLAGS, buyer),
    agency && [LEGAL_NATURES.indexOf(agency.legalNature), toBits(AGENCY_FLAGS, agency), agency.simpleConcept],
    draft.lines.map(({ profile, women, men, days, budget, payBasis, withholding, ivaCategory }) => [
      profile,
      women,
      men,
      days,
      budget,
      PAY_BASES.indexOf(payBasis),
      TALENT_WITHHOLDINGS.indexOf(withholding),
      IVA_CATEGORIES.indexOf(ivaCategory),
    ]),
  ];
  const parsed = content.safeParse(written);
  const text = parsed.success ? toText(JSON.stringify(parsed.data)) : '';
  return text === '' || text.length > LONGEST ? null : text;
}

/** The simulation that an address carries; null for what is broken, too long, of another version or of no catalogue. */
export function readSimulation(
  text: string,
  { cities, currencies, profiles }: Pick<EditorOptions, 'cities' | 'currencies' | 'profiles'>,
  newKey: () => string,
): Simulation | null {
  const read = parsed(text);
  if (!read) return null;
  const [, cityId, currencyId, fxRate, fxRateDate, tercero, concept, gain, ...costs] = read;
  const [feeding, transport, agentPrice, agents, agentDays, buyer, agency, lines] = costs;
  const currency = currencies.find(({ id }) => id === currencyId);
  const known = new Set(profiles.map(({ code }) => code));
  if (!currency || !isCurrencyCode(currency.code)) return null;
  if (lines.some(([profile]) => !known.has(profile))) return null;
  return {
    draft: {
      cityId: cities.some(({ id }) => id === cityId) ? cityId : null,
      currencyId,
      fxRate: currency.code === COP ? '1' : fxRate,
      fxRateDate: currency.code === COP ? null : fxRateDate,
      tercero: tercero === 1,
      serviceConcept: SERVICE_CONCEPTS[concept] ?? 'SERVICIOS',
      gain,
      feeding,
      transport,
      agentPrice,
      agents,
      agentDays,
      lines: lines.map(([profile, women, men, days, budget, basis, withholding, iva]) => ({
        key: newKey(),
        profile,
        women,
        men,
        days,
        budget,
        payBasis: PAY_BASES[basis] ?? 'GROSS',
        withholding: TALENT_WITHHOLDINGS[withholding] ?? 'ART383',
        ivaCategory: IVA_CATEGORIES[iva] ?? 'GRAVADO',
        ...FIXED,
      })),
    },
    buyer: fromBits(BUYER_FLAGS, buyer),
    agency: agency && {
      legalNature: LEGAL_NATURES[agency[0]] ?? 'PERSONA_JURIDICA',
      ...fromBits(AGENCY_FLAGS, agency[1]),
      simpleConcept: agency[2],
    },
  };
}

function parsed(text: string): z.output<typeof content> | null {
  if (text.length > LONGEST) return null;
  try {
    return content.parse(JSON.parse(fromText(text)));
  } catch {
    return null;
  }
}
