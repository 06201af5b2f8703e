import texts from '@/lib/i18n/messages/es/ride.json';
import type { RideView } from '@/lib/rides/ride-view';
import styles from './ride.module.css';

const STEPS = ['HIRE', 'HIRED', 'ARRIVED', 'PICK_UP', 'DROP_OFF'] as const;

/** How far along a ride is, from looking for a driver to getting there. */
export function RideSteps({ state }: { state: RideView['state'] }) {
  const at = STEPS.indexOf(state as (typeof STEPS)[number]);
  if (at < 0) return null;
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {STEPS.map((step, index) => (
        <li key={step} data-done={index <= at || undefined} aria-current={index === at ? 'step' : undefined}>
          {texts.stepNames[step]}
        </li>
      ))}
    </ol>
  );
}
