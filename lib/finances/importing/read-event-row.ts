import { formatMoney, minorFromDecimal } from '@/lib/core/money';
import { readDay } from '@/lib/core/readers/day';
import { readLine } from '@/lib/core/readers/line';
import { foldWord } from '@/lib/core/text';
import type { ReadRow, RowProblem } from '@/lib/imports/define-import';
import { readChoice, unknownWord, type WordSense } from '@/lib/imports/words';
import { type ClientBook, nameOfClient, type RowClient, readRowClient } from './client-book';
import { readPesos } from './read-amount';

/** An event that was before Elenco; amounts in whole pesos. */
export type PastEvent = {
  readonly name: string;
  readonly client: RowClient | null;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly lastDay: string;
  readonly cityId: number;
  readonly place: string;
  readonly total: number;
  /** Of the total, what its client has still to pay. */
  readonly owed: number;
  /** What its client has in favour: it paid so much more. */
  readonly credit: number;
  readonly invoice: string;
  readonly description: string;
};

export type EventCatalogue = {
  readonly book: ClientBook;
  readonly city: (written: string) => number | undefined;
  /** City of the agency, of what is of no place. */
  readonly homeCity: number | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

const LONGEST = { name: 120, place: 120, invoice: 60, description: 2000 } as const;
const FIRST_DAY = '1980-01-01';
const MOST_DAYS = 366;

/** Balances of a client that have the same day and no invoice are told apart by what they come to. */
const pesos = (amount: number): string =>
  formatMoney(minorFromDecimal(String(amount), 'COP'), 'COP').replaceAll(/\s/g, ' ');

/**
 * A row of a file as an event that is over, or all that is wrong with it. One without a name that says what a client owes,
 * or has in favour, is that balance: an event of no place that came to nothing else.
 */
export function readEventRow(
  values: Readonly<Record<string, string>>,
  { book, city: cityOf, homeCity, today }: EventCatalogue,
  sense: WordSense,
): ReadRow<PastEvent> {
  const problems: RowProblem[] = [];
  const wrong = (field: string, key: string) => problems.push({ field, key });
  const text = (name: keyof typeof LONGEST): string => {
    const written = name === 'description' ? (values[name] ?? '').trim() : readLine(values[name] ?? '');
    if (written.length > LONGEST[name]) wrong(name, 'validation.tooLong');
    return written;
  };
  const dayOf = (name: string): string | null => {
    const written = (values[name] ?? '').trim();
    const day = written ? readDay(written) : null;
    if (written && (!day || day < FIRST_DAY)) wrong(name, 'imports.cell.day');
    return day;
  };
  const amountOf = (name: string): number => {
    const amount = readPesos(values[name] ?? '') ?? 0;
    if (amount === 'unclear' || (amount < 0 && name !== 'owed')) wrong(name, 'imports.cell.amount');
    return amount === 'unclear' ? 0 : amount;
  };
  const [total, balance, inFavour] = [amountOf('total'), amountOf('owed'), amountOf('credit')];
  // Tables of balances have what is in favour below zero.
  const [owed, credit] = [Math.max(balance, 0), inFavour || Math.max(-balance, 0)];
  const hasTotal = (values.total ?? '').trim() !== '';
  if (owed > 0 && credit > 0) wrong('credit', 'imports.cell.bothBalances');
  if (hasTotal && owed > total) wrong('owed', 'imports.cell.owedMore');
  const written = text('name');
  const isBalance = foldWord(written) === '' && owed + credit > 0;
  if (foldWord(written) === '' && !isBalance) wrong('name', 'validation.required');
  const day = dayOf('day');
  if (!(values.day ?? '').trim()) wrong('day', 'validation.required');
  const lastDay = dayOf('lastDay') ?? day;
  if (day && lastDay && lastDay < day) wrong('lastDay', 'validation.dateOrder');
  if (day && lastDay && Date.parse(lastDay) - Date.parse(day) > MOST_DAYS * 86_400_000)
    wrong('lastDay', 'imports.cell.longEvent');
  if (lastDay && lastDay >= today) wrong(values.lastDay?.trim() ? 'lastDay' : 'day', 'imports.cell.notPast');
  const city = readChoice(sense, 'city', values.city ?? '', (word) => cityOf(word)?.toString());
  const home = isBalance ? homeCity : null;
  if ('word' in city) problems.push(unknownWord('city', 'imports.cell.city', city.word));
  else if (!city.value && !home) problems.push(unknownWord('city', 'validation.required', ''));
  const of = readRowClient(values, book, sense);
  if ('problem' in of) problems.push(of.problem);
  else if (!of.client && (isBalance || credit > 0)) wrong('client', 'validation.required');
  const [place, invoice, description] = [text('place'), text('invoice'), text('description')];
  const cityId = ('value' in city && Number(city.value)) || home;
  if (problems.length > 0 || !day || !lastDay || !cityId || 'problem' in of) return { problems };
  const whose = of.client ? nameOfClient(of.client, book) : '';
  const concept = invoice
    ? `Factura ${invoice}`
    : credit > 0
      ? `Saldo a favor de ${pesos(credit)}`
      : `Saldo inicial de ${pesos(owed)}`;
  const name = isBalance ? `${concept} · ${whose}`.slice(0, LONGEST.name) : written;
  return {
    input: {
      ...{ name, day, lastDay, cityId, place, invoice, description, owed, credit },
      client: of.client,
      total: hasTotal ? total : owed,
    },
    identities: [pastEventKey(name, day)],
  };
}

/** By which two rows are of one event: its name and its first day. */
export const pastEventKey = (name: string, day: string) => ({
  field: 'name',
  value: `${day} ${foldWord(name)}`,
});
