import { useTranslations } from 'next-intl';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { Link } from '@/app/_ui/link';
import { listHref, type SearchParams } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { AGES } from '@/db/values/client-payments';
import { formatMoney } from '@/lib/core/money';
import { COLLECTED_PATH, RECEIVABLES_PATH } from '@/lib/core/paths';
import type { AgedSum, Ageing } from '@/lib/finances/receivables/queries';
import { nameOfAge } from './list-query';
import styles from './receivables.module.css';

type Props = { ageing: Ageing; params: SearchParams };

/** What is owed by how late it is, currency by currency, with what is to clients' credit. */
export function AgeingFigures({ ageing: { sums, credits }, params }: Props) {
  const t = useTranslations('receivables');
  const currencies = [...new Set(sums.map(({ currencyCode }) => currencyCode))];
  const byPlatform = sums.some(({ byOthers }) => byOthers > 0);
  return (
    <div className={styles.ageing}>
      {currencies.map((currency) => (
        <section key={currency} aria-label={t('inCurrency', { currency })}>
          {currencies.length > 1 && <h2 className={styles.currency}>{t('inCurrency', { currency })}</h2>}
          <Figures
            sums={sums.filter(({ currencyCode }) => currencyCode === currency)}
            currency={currency}
            params={params}
          />
        </section>
      ))}
      {credits.length > 0 && (
        <p className={text.quiet}>
          {t('credits', {
            amounts: credits
              .map(({ balance, currencyCode }) => formatMoney(balance, currencyCode))
              .join(' · '),
          })}
        </p>
      )}
      {byPlatform && <Link href={COLLECTED_PATH}>{t('collected')}</Link>}
    </div>
  );
}

type FiguresProps = { sums: readonly AgedSum[]; currency: string; params: SearchParams };

function Figures({ sums, currency, params }: FiguresProps) {
  const t = useTranslations('receivables');
  return (
    <KeyFigures
      figures={AGES.map((age) => {
        const sum = sums.find((each) => each.age === age);
        const parts = [
          t('count', { count: sum?.count ?? 0 }),
          ...(sum?.byOthers ? [t('byOthers', { amount: formatMoney(sum.byOthers, currency) })] : []),
        ];
        return {
          label: t(`ages.${age}`),
          value: formatMoney(sum?.balance ?? 0, currency),
          hint: parts.join(' · '),
          href: listHref(RECEIVABLES_PATH, params, { edad: nameOfAge(age), vista: null }),
        };
      })}
    />
  );
}
