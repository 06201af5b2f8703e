import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import styles from './queue-group.module.css';
import type { DayWords } from './use-day-words';

export type QueueItem = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Below the title, what is empty left out. */
  readonly detail: readonly (string | null)[];
  readonly state: ReactNode;
  readonly due: DayWords | null;
};

type Props = {
  title: string;
  /** Of how many the items are the first. */
  total: number;
  /** How many are not shown, where an item stands for several. */
  hidden?: number;
  /** Where all of them are. */
  allHref: string;
  /** What is done to all of them there, in words. */
  all?: string;
  items: readonly QueueItem[];
};

/** More are not counted. */
const MOST_SHOWN = 99;

/** One kind of thing to do; nothing when there is none of it. */
export function QueueGroup({ title, total, items, allHref, all, hidden = total - items.length }: Props) {
  const t = useTranslations('dashboard.queue');
  if (items.length === 0) return null;
  const isCounted = total <= MOST_SHOWN;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>
        {title} <span className={styles.total}>{isCounted ? total : `${MOST_SHOWN}+`}</span>
      </h3>
      <ul className={text.list}>
        {items.map(({ id, href, title: name, detail, state, due }) => {
          const words = detail.filter(Boolean).join(' · ');
          return (
            <li key={id} className={styles.item}>
              <div className={styles.words}>
                <Link href={href} className={styles.link}>
                  {name}
                </Link>
                {words && <span className={styles.detail}>{words}</span>}
              </div>
              <span className={styles.state}>{state}</span>
              <span className={styles.due} data-urgent={due?.urgent || undefined}>
                {due?.text}
              </span>
            </li>
          );
        })}
      </ul>
      {(all || hidden > 0) && (
        <p className={styles.more}>
          <Link href={allHref}>{all ?? (isCounted ? t('more', { count: hidden }) : t('manyMore'))}</Link>
        </p>
      )}
    </section>
  );
}
