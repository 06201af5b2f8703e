import { useTranslations } from 'next-intl';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { formatDateTime, formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { COP, rateText } from '@/lib/quotations/exchange/rules';
import type { TypedField } from '@/lib/quotations/versions/rules/match-lines';
import type { ComparedField, FieldValue, VersionLine } from '@/lib/quotations/versions/rules/version-content';

const MONEY: readonly string[] = ['feeding', 'transport', 'agentPrice'] satisfies readonly ComparedField[];

type AnyKey = (key: string) => string;

/** The words for fields and lines of versions; amounts in the version's own currency. */
export function useVersionTexts() {
  const t = useTranslations('quotations.versions');
  const tCosts = useTranslations('quotations.costs.serviceConcepts') as unknown as AnyKey;
  const tProfiles = useTranslations('quotations.profiles') as unknown as AnyKey;
  const tDetail = useTranslations('quotations.detail');
  const tDays = useTranslations('quotations.profiles');

  function fieldText(field: ComparedField, value: FieldValue, currency: string): string {
    if (value === null) return t('empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') {
      return MONEY.includes(field) ? formatMoney(value, currency) : String(value);
    }
    // Wall clocks where the event is: written as they stand.
    if (field === 'start' || field === 'end') return formatDateTime(`${value}:00Z`, 'UTC');
    if (field === 'gain') return `${decimalText(value)}\u00a0%`;
    // Pesos have no rate worth telling.
    if (field === 'fxRate') return currency === COP ? t('empty') : rateText(value);
    if (field === 'fxRateDate') return formatIsoDate(value);
    if (field === 'serviceConcept') return tCosts(value);
    return value;
  }

  function lineFieldText(field: TypedField, line: VersionLine, currency: string): string {
    const value = line[field];
    if (field === 'budget') return formatMoney(line.budget, currency);
    if (field === 'withholding') return tProfiles(`withholdings.${value}`);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === null) return t('empty');
    if (field === 'ivaCategory') return tProfiles(`ivaCategories.${value}`);
    return field === 'payBasis' ? tProfiles(String(value)) : String(value);
  }

  /** '2 mujeres y 1 hombre · 3 días · $ 300.000 bruto'. */
  function lineText({ women, men, days, budget, payBasis }: VersionLine, currency: string): string {
    return [
      tDetail('gender', { women, men, both: women > 0 && men > 0 ? 'yes' : 'no' }),
      tDays('dayCount', { count: days }),
      `${formatMoney(budget, currency)} ${tProfiles(payBasis).toLowerCase()}`,
    ].join(' · ');
  }

  return { fieldText, lineFieldText, lineText };
}
