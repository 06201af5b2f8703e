import { useTranslations } from 'next-intl';
import { Notice } from '@/app/_ui/feedback/notice';
import { ButtonLink } from '@/app/_ui/layout/button-link';

type Props = { years: readonly number[]; today: string; withLink?: boolean };

/** Years whose UVT is missing: the present one, and from October on the next. */
export function MissingUnits({ years, today, withLink = false }: Props) {
  const t = useTranslations('taxes.unit');
  const present = Number(today.slice(0, 4));
  return years.map((year) => (
    <Notice
      key={year}
      title={t('missing', { year: String(year) })}
      action={
        withLink && (
          <ButtonLink variant="default" size="xs" href="/impuestos/valores">
            {t('addYear', { year: String(year) })}
          </ButtonLink>
        )
      }
    >
      {t(year === present ? 'missingNow' : 'missingText', { year: String(year) })}
    </Notice>
  ));
}
