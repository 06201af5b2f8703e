import { useTranslations } from 'next-intl';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import type { Reviews } from '@/lib/analytics/review';
import { wholeDaysSince } from '@/lib/analytics/rules';
import { COLLECTED_PATH } from '@/lib/core/paths';
import { TALENT } from '@/lib/core/states';

type Props = {
  readonly reviews: Reviews;
  readonly disowned: number;
  /** Of people about their data, not answered yet. */
  readonly requests: number;
  /** Payments that clients say the platform has. */
  readonly reported: number;
  readonly now: Date;
};

/** How much waits for the administrator. */
export function ReviewFigures({ reviews, disowned, requests, reported, now }: Props) {
  const t = useTranslations('dashboard.admin');
  const { photos, agencies, talentsInReview } = reviews;
  return (
    <KeyFigures
      figures={[
        {
          label: t('photos'),
          value: String(photos.total),
          ...(photos.oldestAt ? { hint: t('oldest', { days: wholeDaysSince(photos.oldestAt, now) }) } : {}),
        },
        { label: t('agencies'), value: String(agencies.total), href: '/agencias' },
        {
          label: t('talentsInReview'),
          value: String(talentsInReview),
          href: `/talentos?estado=${TALENT.IN_REVIEW}`,
        },
        { label: t('disowned'), value: String(disowned), href: '/sistema/no-fui-yo' },
        { label: t('requests'), value: String(requests), href: '/habeas-data' },
        { label: t('reported'), value: String(reported), href: COLLECTED_PATH },
      ]}
    />
  );
}
