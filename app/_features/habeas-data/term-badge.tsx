import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { daysLeft } from '@/lib/habeas-data/requests/rules';

/** Below this many business days it is urgent. */
const SOON = 3;

/** Business days left to answer, or how long the term is over. */
export function TermBadge({ dueOn, today }: { dueOn: string; today: string }) {
  const t = useTranslations('habeasData.requests');
  const days = daysLeft({ dueOn }, today);
  if (days < 0 || dueOn < today)
    return <SoftBadge tone="red">{t('late', { days: Math.abs(days) })}</SoftBadge>;
  return <SoftBadge tone={days <= SOON ? 'yellow' : 'gray'}>{t('left', { days })}</SoftBadge>;
}
