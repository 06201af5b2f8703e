import { useTranslations } from 'next-intl';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import type { Accepted } from '@/lib/clients/client-overview';
import { formatMoney } from '@/lib/core/money';
import { QUOTATION } from '@/lib/core/states';
import { COP } from '@/lib/quotations/exchange/rules';
import type { QuotationStatus } from '@/lib/quotations/rules';

type Props = {
  accepted: readonly Accepted[];
  /** Quotations by status. */
  states: ReadonlyMap<QuotationStatus, number>;
  events: number;
};

/** How much the client buys. */
export function ClientFigures({ accepted, states, events }: Props) {
  const t = useTranslations('clients.detail');
  const foreign = accepted.filter(({ currencyCode }) => currencyCode !== COP);
  const count = (stateId: number) => states.get(stateId) ?? 0;
  const won = count(QUOTATION.ACCEPTED);
  const decided = won + count(QUOTATION.REJECTED) + count(QUOTATION.EXPIRED);
  const all = [...states.values()].reduce((sum, number) => sum + number, 0);
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
        { label: t('quotations'), value: String(all), hint: t('quotationsHint', { accepted: won }) },
        { label: t('events'), value: String(events) },
        {
          label: t('winRate'),
          value: decided === 0 ? '—' : t('percent', { value: Math.round((won * 100) / decided) }),
          hint: decided === 0 ? t('undecided') : t('winRateHint', { total: decided }),
        },
      ]}
    />
  );
}
