import { useTranslations } from 'next-intl';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { EVENT_DAYS, type PlatformFigures } from '@/lib/analytics/platform-figures';
import { AGENCY, TALENT } from '@/lib/core/states';

type Props = {
  figures: PlatformFigures;
  /** Answers that talents say they never gave, seen or not. */
  disowned: number;
};

/** How large the platform is, and how often it was said to have been used wrongly. */
export function PlatformFigureCards({ figures, disowned }: Props) {
  const t = useTranslations('dashboard.admin');
  return (
    <section aria-label={t('figures')}>
      <KeyFigures
        figures={[
          {
            label: t('activeAgencies'),
            value: figures.agencies.toLocaleString('es-CO'),
            href: `/agencias?estado=${AGENCY.ACTIVE}`,
          },
          {
            label: t('activeTalents'),
            value: figures.talents.toLocaleString('es-CO'),
            href: `/talentos?estado=${TALENT.ACTIVE}`,
          },
          {
            label: t('comingEvents'),
            value: figures.events.toLocaleString('es-CO'),
            hint: t('comingDays', { days: EVENT_DAYS }),
          },
          {
            label: t('disowned'),
            value: disowned.toLocaleString('es-CO'),
            hint: t('disownedHint'),
            href: '/sistema/no-fui-yo',
          },
        ]}
      />
    </section>
  );
}
