import { useTranslations } from 'next-intl';
import styles from './cover-bar.module.css';

type Props = {
  confirmed: number;
  wanted: number;
  /** As wide as its place. */
  wide?: boolean;
  /** '3 de 4' instead of '3 de 4 confirmados'. */
  short?: boolean;
  /** Other words for the same: '3 de 4 mujeres'. */
  words?: string;
  /** Nobody is looked for any more: the event is over or was cancelled. */
  ended?: boolean;
};

/** How many of the people an event needs are confirmed. The words say it; the bar shows it. */
export function CoverBar({ confirmed, wanted, wide = false, short = false, words, ended = false }: Props) {
  const t = useTranslations('events.cover');
  const full = wanted > 0 && confirmed >= wanted;
  const share = wanted > 0 ? Math.min(confirmed / wanted, 1) * 100 : 0;
  return (
    <span
      className={styles.cover}
      data-full={full || undefined}
      data-ended={ended || undefined}
      data-wide={wide || undefined}
    >
      <span className={styles.words}>{words ?? t(short ? 'short' : 'long', { confirmed, wanted })}</span>
      <span className={styles.bar} aria-hidden>
        <span className={styles.fill} style={{ width: `${share}%` }} />
      </span>
    </span>
  );
}
