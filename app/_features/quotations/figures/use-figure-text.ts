import { useTranslations } from 'next-intl';
import type { Reason } from './figure';

type AnyKey = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Names and reasons by the keys that figures carry; the tests of those hold them to the texts. */
export function useFigureText(): (reason: Reason) => string {
  const t = useTranslations('quotations.figures') as unknown as AnyKey;
  return ({ key, values }) =>
    t(key, values?.concept ? { ...values, concept: t(`concepts.${values.concept}`) } : values);
}
