import { useTranslations } from 'next-intl';

type Answer = { readonly issued: number; readonly ended: number };

/** What is said once certificates were made. */
export function useIssued(): (answer: Answer) => string {
  const t = useTranslations('withholdings');
  return ({ issued, ended }) => (issued + ended === 0 ? t('nothing') : t('done', { issued, ended }).trim());
}
