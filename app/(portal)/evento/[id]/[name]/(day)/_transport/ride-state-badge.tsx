import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import text from '@/app/_ui/theme/text.module.css';
import type { RideState } from '@/db/values/rides';

/** How far a ride is; a dash where there is none. */
export function RideStateBadge({ state }: { state: RideState | null }) {
  const t = useTranslations('events.transport');
  if (!state) return <span className={text.small}>{t('noRide')}</span>;
  return <SoftBadge tone={toneOf(state)}>{t(`states.${state}`)}</SoftBadge>;
}

function toneOf(state: RideState) {
  if (state === 'TERMINATED' || state === 'DROP_OFF') return 'green';
  if (['NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED'].includes(state)) return 'red';
  return state === 'ORDERING' || state === 'HIRE' ? 'yellow' : 'blue';
}
