import { getTranslations } from 'next-intl/server';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { ButtonLink } from '../layout/button-link';
import { paramOf, type SearchParams } from './list-query';
import styles from './more-rows.module.css';

const PARAM = 'filas';

/** How many rows of a list an address asks for: `usual` unless told more. */
export function rowsAsked(query: SearchParams, usual: number): number {
  const asked = Number(paramOf(query, PARAM));
  return Number.isInteger(asked) ? Math.min(Math.max(asked, usual), LONGEST_PAGE - 1) : usual;
}

/** The rows to show out of one more than were asked for, and whether there are more. */
export const cutAt = <Row,>(found: readonly Row[], most: number) => ({
  rows: found.slice(0, most),
  isCut: found.length > most,
});

type Props = {
  /** Rows in view. */
  shown: number;
  isCut: boolean;
  /** The page's own address, with what else it says. */
  href: string;
};

/** Says that a list goes on, and the way to more of it; nothing where it is whole. */
export async function MoreRows({ shown, isCut, href }: Props) {
  if (!isCut) return null;
  const t = await getTranslations('ui.moreRows');
  return (
    <div className={styles.more}>
      <p>{t('shown', { shown })}</p>
      <ButtonLink
        href={`${href}${href.includes('?') ? '&' : '?'}${PARAM}=${shown * 2}`}
        variant="default"
        size="xs"
        scroll={false}
      >
        {t('more')}
      </ButtonLink>
    </div>
  );
}
