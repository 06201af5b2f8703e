import { isUuid } from '@/lib/core/ids';
import { ButtonLink } from '../layout/button-link';
import { paramOf, type SearchParams } from './list-query';
import styles from './older-links.module.css';

const PARAM = 'antes';

/** The row behind which a list that is read from its newest goes on; undefined at its beginning. */
export function olderThan(query: SearchParams): string | undefined {
  const id = paramOf(query, PARAM);
  return isUuid(id) ? id : undefined;
}

type Props = {
  /** Its name in the address, where a page has two such lists. */
  param?: string;
  /** The page's own address, with what else it says. */
  href: string;
  /** Of `olderThan`. */
  after: string | undefined;
  /** The id of the last row, where there are more. */
  last: string | undefined;
  newest: string;
  older: string;
};

/** The ways from a page of a list to its newest and to older rows. */
export function OlderLinks({ href, param = PARAM, after, last, newest, older }: Props) {
  if (!after && !last) return null;
  return (
    <div className={styles.pages}>
      {after && (
        <ButtonLink href={href} variant="default" size="xs">
          {newest}
        </ButtonLink>
      )}
      {last && (
        <ButtonLink
          href={`${href}${href.includes('?') ? '&' : '?'}${param}=${last}`}
          variant="default"
          size="xs"
        >
          {older}
        </ButtonLink>
      )}
    </div>
  );
}
