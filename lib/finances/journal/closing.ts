import type { JournalAccount } from '@/db/values/journal-accounts';
import type { Booked } from './booked';
import type { JournalLine } from './rules';

type FrozenLine = JournalLine & { readonly account: string };

/** An entry with the accounts by which it is booked; one that changes a closed month names what it changes as `base`. */
export type FrozenEntry = Omit<Booked, 'lines'> & {
  readonly base: string | null;
  readonly lines: readonly FrozenLine[];
};

export const frozen = (
  { lines, ...entry }: Booked,
  accounts: Readonly<Record<JournalAccount, string>>,
  base: string | null = null,
): FrozenEntry => ({
  ...entry,
  base,
  lines: lines.map((line) => ({ ...line, account: accounts[line.use] })),
});

/** `YYYY-MM`. */
export const monthOf = ({ day }: Pick<Booked, 'day'>): string => day.slice(0, 7);

/** What an entry comes to, by account: debit less credit. */
type Net = Map<string, { readonly use: JournalAccount; readonly amount: number }>;

function addTo(net: Net, { lines }: FrozenEntry, sign: 1 | -1): void {
  for (const { use, account, debit, credit } of lines) {
    const amount = (net.get(account)?.amount ?? 0) + sign * (debit - credit);
    net.set(account, { use, amount });
  }
}

const byDay = (a: FrozenEntry, b: FrozenEntry) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key);

/**
 * What takes the books of closed months to what is known of them now: for each entry that is another one, or gone, or new,
 * one of the difference, on `day`, numbered on from `from`. `booked` are all entries of closed months, those that changed
 * earlier ones included; `live` those of their days as they are known now.
 */
export function adjustments(
  booked: readonly FrozenEntry[],
  live: readonly FrozenEntry[],
  { day, from }: { readonly day: string; readonly from: number },
): FrozenEntry[] {
  const changed = new Map<string, { readonly net: Net; readonly entry: FrozenEntry }>();
  const of = (entry: FrozenEntry) => {
    const key = entry.base ?? entry.key;
    const found = changed.get(key) ?? { net: new Map(), entry };
    changed.set(key, found);
    return found.net;
  };
  for (const entry of booked) addTo(of(entry), entry, -1);
  for (const entry of live) addTo(of(entry), entry, 1);
  return [...changed]
    .map(([key, { net, entry }]) => ({ key, entry, net: [...net].filter(([, { amount }]) => amount !== 0) }))
    .filter(({ net }) => net.length > 0)
    .toSorted((a, b) => byDay(a.entry, b.entry))
    .map(({ key, entry, net }, index) => ({
      ...entry,
      key: `adjust ${from + index} ${key}`,
      base: key,
      day,
      document: `AJ ${from + index}`,
      detail: `Ajuste de ${entry.document} del ${entry.day}: ${entry.detail}`,
      lines: net.map(([account, { use, amount }]) => ({
        ...{ use, account },
        debit: Math.max(amount, 0),
        credit: Math.max(-amount, 0),
      })),
    }));
}
