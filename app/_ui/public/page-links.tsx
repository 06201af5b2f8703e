import { LIST_PARAMS, listHref } from '../list/list-query';
import styles from './page-links.module.css';

type Props = {
  path: string;
  /** Ids of the first and the last row of the page. */
  first: string | undefined;
  last: string | undefined;
  /** How many rows come before the page, stand on it, and are there in all. */
  before: number;
  shown: number;
  total: number;
  words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly range: (place: { from: number; to: number; total: number }) => string;
  };
};

/** The pages of a public list, as links that need no scripts; nothing where there is one alone. */
export function PageLinks({ path, first, last, before, shown, total, words }: Props) {
  if (!first || !last || shown === total) return null;
  const to = before + shown;
  return (
    <nav className={styles.pages} aria-label={words.label}>
      {before > 0 && (
        <a className={styles.link} href={listHref(path, {}, { [LIST_PARAMS.before]: first })} rel="prev">
          {words.previous}
        </a>
      )}
      <span className={styles.place}>{words.range({ from: before + 1, to, total })}</span>
      {to < total && (
        <a className={styles.link} href={listHref(path, {}, { [LIST_PARAMS.after]: last })} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  );
}
