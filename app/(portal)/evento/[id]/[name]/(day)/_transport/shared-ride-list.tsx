import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from '@/app/_features/rides/transport.module.css';
import text from '@/app/_ui/theme/text.module.css';
import type { SharedRide } from '@/lib/rides/sharing/queries';
import { RideStateBadge } from './ride-state-badge';

type Props = { rides: readonly SharedRide[]; action?: (ride: SharedRide) => ReactNode };

/** Who is on the way: in what car, with whom, how far it is. */
export function SharedRideList({ rides, action }: Props) {
  const t = useTranslations('events.transport');
  return (
    <ul className={text.list}>
      {rides.map((ride) => {
        const { driver, vehicle, minutes, provider } = ride;
        const car = [vehicle?.plate, vehicle?.name, vehicle?.color].filter(Boolean).join(', ');
        return (
          <li key={ride.id} className={styles.car}>
            <span className={styles.stacked}>
              {ride.name}
              <span className={text.small}>
                {[driver?.name ?? provider, car].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={styles.buttons}>
              {minutes !== null && <span className={text.small}>{t('inMinutes', { minutes })}</span>}
              <RideStateBadge state={ride.state} />
              {action?.(ride)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
