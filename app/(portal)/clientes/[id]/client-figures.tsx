import { useTranslations } from 'next-intl';
import { countText } from '@/app/_ui/data/count-text';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import type { Accepted } from '@/lib/clients/client-overview';
import { MOST_COUNTED, sumOfCounts } from '@/lib/core/list-page';
import { formatMoney } from '@/lib/core/money';
import { QUOTATION } from '@/lib/core/states';
import type { CurrencySums } from '@/lib/finances/statement/rules';
import { COP } from '@/lib/quotations/exchange/rules';
import type { StatusTotal } from '@/lib/quotations/listing/queries';
import type { QuotationStatus } from '@/lib/quotations/rules';

type Props = {
  accepted: readonly Accepted[];
  /** Quotations by status. */
  states: ReadonlyMap<QuotationStatus, Pick<StatusTotal, 'count'>>;
  events: number;
  /** What it owes in each currency, for who may see it, with the address of its statement. */
  debts?: { readonly sums: readonly Pick<CurrencySums, 'currencyCode' | 'owed'>[]; readonly href: string };
};

const owedText = (sums: readonly Pick<CurrencySums, 'currencyCode' | 'owed'>[]): string =>
  sums
    .filter(({ owed }) => owed > 0)
    .map(({ owed, currencyCode }) => formatMoney(owed, currencyCode))
    .join(' · ') || formatMoney(0, COP);

/** How much the client buys, and what it owes. */
export function ClientFigures({ accepted, states, events, debts }: Props) {
  const t = useTranslations('clients.detail');
  const foreign = accepted.filter(({ currencyCode }) => currencyCode !== COP);
  const count = (stateId: number) => states.get(stateId)?.count ?? 0;
  const won = count(QUOTATION.ACCEPTED);
  const decided = sumOfCounts([won, count(QUOTATION.REJECTED), count(QUOTATION.EXPIRED)]);
  const all = sumOfCounts([...states.values()].map((state) => state.count));
  // Of what was not counted to its end, nothing can be said in per cent.
  const known = decided > 0 && decided <= MOST_COUNTED;
  return (
    <KeyFigures
      figures={[
        {
          label: t('accepted'),
          value: formatMoney(
            accepted.reduce((sum, { pesos }) => sum + pesos, 0),
            COP,
          ),
          ...(foreign.length > 0
            ? {
                hint: t('includes', {
                  amounts: foreign
                    .map(({ amount, currencyCode }) => formatMoney(amount, currencyCode))
                    .join(', '),
                }),
              }
            : {}),
        },
        ...(debts
          ? [{ label: t('owed'), value: owedText(debts.sums), hint: t('owedHint'), href: debts.href }]
          : []),
        { label: t('quotations'), value: countText(all), hint: t('quotationsHint', { accepted: won }) },
        { label: t('events'), value: countText(events) },
        {
          label: t('winRate'),
          value: known ? t('percent', { value: Math.round((won * 100) / decided) }) : '—',
          hint: decided === 0 ? t('undecided') : t('winRateHint', { total: decided }),
        },
      ]}
    />
  );
}
