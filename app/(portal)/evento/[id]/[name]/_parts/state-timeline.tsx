import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { stateTone } from '@/app/_ui/data/state-tones';
import { formatShortDate } from '@/lib/core/dates';
import type { StateStep } from './state-steps';
import styles from './state-timeline.module.css';

/** Which states an event has been through, where it is, and where it goes. */
export function StateTimeline({ steps, timeZone }: { steps: readonly StateStep[]; timeZone: string }) {
  const t = useTranslations('events.timeline');
  const word = useStateWord();
  return (
    <ol className={styles.steps} aria-label={t('label')}>
      {steps.map(({ stateId, status, at }) => (
        <li
          key={stateId}
          className={styles.step}
          data-status={status}
          data-tone={stateTone(stateId)}
          aria-current={status === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden />
          <span className={styles.word}>
            {word(stateId)}
            <VisuallyHidden> ({t(status)})</VisuallyHidden>
          </span>
          {at && (
            <time className={styles.when} dateTime={at.toISOString()}>
              {formatShortDate(at, timeZone)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
