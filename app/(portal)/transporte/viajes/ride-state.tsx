import { useTranslations } from 'next-intl';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import type { RideState } from '@/db/values/rides';

const TONES: Partial<Record<RideState, Tone>> = {
  ORDERING: 'yellow',
  TERMINATED: 'green',
  RIDER_CANCEL: 'gray',
  NOT_FOUND: 'red',
  DRIVER_CANCEL: 'red',
  NO_SHOW: 'red',
  FAILED: 'red',
};

export function RideStateBadge({ state }: { state: RideState }) {
  const t = useTranslations('rideOffice.rides.states');
  return <SoftBadge tone={TONES[state] ?? 'blue'}>{t(state)}</SoftBadge>;
}

/** Why a ride failed, in words; null for one that did not. */
export function useFailureText(): (failure: string | null) => string | null {
  const t = useTranslations('rideOffice.rides.failures');
  return (failure) => {
    if (!failure) return null;
    const key = failure as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : null;
  };
}
