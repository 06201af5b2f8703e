import type { CostCategory } from '@/db/values/event-costs';
import { ratio, roundHalfUp, sumOf } from '@/lib/core/money';

/** Costs that stand in a line of their own; an advance given is in none, until its bill comes. */
export const COST_LINES = [
  'TRANSPORT',
  'FOOD',
  'LODGING',
  'PRODUCTION',
  'MATERIALS',
  'PEOPLE',
  'OTHER',
] as const satisfies readonly CostCategory[];

/** Talents of one profile: how many and for how much, in minor units. */
export type Profile = {
  readonly profileId: number;
  readonly name: string;
  readonly quotedPeople: number;
  readonly quoted: number;
  /** Confirmed, or with a claim that was approved. */
  readonly people: number;
  readonly actual: number;
  /** Of that, what is of those who have signed. */
  readonly signedActual: number;
  /** Of them: how many have signed, and whose approved claim is another value than their contract's. */
  readonly signed: number;
  readonly differing: number;
};

/** What a quotation, or the needs of an event without one, foresee besides the talents. */
export type Quoted = {
  /** What the client pays, without IVA. */
  readonly income: number;
  /** The same with IVA. */
  readonly total: number;
  readonly food: number;
  readonly transport: number;
  /** Fee and agents of the platform, with the IVA that the agency does not get back. */
  readonly platform: number;
};

export type MarginInput = {
  readonly quoted: Quoted;
  readonly profiles: readonly Profile[];
  /** Net costs by category; what is not there cost nothing. */
  readonly spent: Readonly<Partial<Record<CostCategory, number>>>;
  /** What the client is charged in the end, with IVA; null for what was quoted. */
  readonly charged: number | null;
  /** The event does not take place: nothing is charged and the platform earns nothing, unless told. */
  readonly cancelled: boolean;
  /** It is over: nobody is hired any more, and what was quoted and not spent was saved. */
  readonly ended: boolean;
};

export type MarginLine = {
  /** Under which its note is kept: `INCOME`, `PROFILE:7`, `FOOD`. */
  readonly key: string;
  readonly kind: 'PROFILE' | 'PLATFORM' | (typeof COST_LINES)[number];
  /** Of its profile; null for the others. */
  readonly profile: Profile | null;
  readonly quoted: number;
  readonly actual: number;
  /** Quoted for what nobody was hired for yet: neither spent nor saved. */
  readonly open: number;
};

/** One side of a margin. `percent` is in hundredths of a percent of the income; null without income. */
export type Margin = {
  readonly income: number;
  readonly costs: number;
  readonly margin: number;
  readonly percent: number | null;
};

export type EventMargin = {
  readonly estimated: Margin;
  /** What is known: what was hired and spent so far. */
  readonly actual: Margin;
  /** What it comes to if what is open costs what was quoted. */
  readonly expected: Margin;
  /** What `expected` costs: signed or spent, agreed without a signature, and open. */
  readonly signed: number;
  readonly committed: number;
  readonly open: number;
  /** Costs, line by line; one that was neither quoted nor spent is left out. */
  readonly lines: readonly MarginLine[];
  /** Given ahead and not yet accounted for: in no sum. */
  readonly advances: number;
};

export const INCOME_LINE = 'INCOME';

/** Compares what was quoted with what it came to. Amounts in minor units of the event's currency. */
export function eventMargin(input: MarginInput): EventMargin {
  const { quoted, profiles, spent, charged, cancelled } = input;
  const isOver = cancelled || input.ended;
  const line = (kind: MarginLine['kind'], foreseen: number, actual: number): MarginLine => ({
    key: kind,
    kind,
    profile: null,
    quoted: foreseen,
    actual,
    open: isOver || kind === 'PLATFORM' ? 0 : Math.max(0, foreseen - actual),
  });
  const foreseen: Partial<Record<CostCategory, number>> = { TRANSPORT: quoted.transport, FOOD: quoted.food };
  const lines = [
    ...profiles.map((profile) => ({
      key: `PROFILE:${profile.profileId}`,
      kind: 'PROFILE' as const,
      profile,
      quoted: profile.quoted,
      actual: profile.actual,
      open: isOver ? 0 : openOf(profile),
    })),
    ...COST_LINES.map((kind) => line(kind, foreseen[kind] ?? 0, spent[kind] ?? 0)),
    line('PLATFORM', quoted.platform, cancelled ? 0 : quoted.platform),
  ].filter(({ quoted, actual, kind }) => kind === 'PROFILE' || quoted !== 0 || actual !== 0);
  const income = incomeOf(quoted, charged ?? (cancelled ? 0 : quoted.total));
  const costs = sumOf(lines, (each) => each.actual);
  const open = sumOf(lines, (each) => each.open);
  const committed = sumOf(profiles, (each) => each.actual - each.signedActual);
  return {
    estimated: marginOf(
      quoted.income,
      sumOf(lines, (each) => each.quoted),
    ),
    actual: marginOf(income, costs),
    expected: marginOf(income, costs + open),
    ...{ signed: costs - committed, committed, open },
    lines,
    advances: spent.ADVANCE ?? 0,
  };
}

/** Of what was quoted for a profile, the part of those who are not hired yet. */
const openOf = ({ quoted, quotedPeople, people }: Profile): number =>
  people >= quotedPeople ? 0 : part(quoted, quotedPeople - people, quotedPeople);

/** What is left of a charged total without its IVA, in the proportion of what was quoted; to the nearest unit. */
function incomeOf({ income, total }: Quoted, charged: number): number {
  return total === 0 || charged === total
    ? charged === total
      ? income
      : charged
    : part(charged, income, total);
}

const part = (amount: number, of: number, whole: number): number => roundHalfUp(amount, ratio(of, whole));

function marginOf(income: number, costs: number): Margin {
  const margin = income - costs;
  return {
    income,
    costs,
    margin,
    percent: income === 0 ? null : Math.sign(margin) * part(10_000, Math.abs(margin), income),
  };
}

const KEY = /^(INCOME|PLATFORM|PROFILE:\d{1,9})$/;

/** Whether a note can be kept under that key. */
export const isLineKey = (key: string): boolean =>
  KEY.test(key) || (COST_LINES as readonly string[]).includes(key);
