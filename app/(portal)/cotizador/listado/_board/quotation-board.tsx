'use client';

import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { Board } from '@/app/_ui/board/board';
import type { BoardColumn } from '@/app/_ui/board/board-column';
import { MoneyText } from '@/app/_ui/data/money-text';
import { stateTone } from '@/app/_ui/data/state-tones';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { ListFilters } from '@/app/_ui/list/list-filters';
import { NoneFiltered } from '@/app/_ui/list/none-filtered';
import { useListUrl } from '@/app/_ui/list/use-list-url';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { MOST_COUNTED } from '@/lib/core/list-page';
import type { StatusTotal } from '@/lib/quotations/listing/queries';
import type { Ending, QuotationStatus } from '@/lib/quotations/rules';
import { QUOTATION_LIST } from '../list-query';
import { NoQuotations } from '../no-quotations';
import { type FilterChoices, useQuotationFilters, useStatusWord } from '../use-quotation-filters';
import styles from './quotation-board.module.css';
import { QuotationCard } from './quotation-card';

export type QuotationColumn = {
  readonly status: QuotationStatus;
  readonly total: StatusTotal;
  readonly rows: readonly QuotationSummary[];
  /** To more of the column; then to the table, which pages through all. */
  readonly more: { readonly kind: 'more' | 'table'; readonly href: string } | null;
};

type Props = FilterChoices & {
  columns: readonly QuotationColumn[];
  /** Voided and replaced quotations have no column; these lead to them. */
  others: readonly { readonly ending: Ending; readonly count: number; readonly href: string }[];
  mayManage: boolean;
};

/** The agency's quotations by state. A state changes by sending, answering and voiding, not by moving a card. */
export function QuotationBoard({ columns, others, mayManage, ...choices }: Props) {
  const t = useTranslations('quotations.board');
  const url = useListUrl(QUOTATION_LIST);
  const word = useStatusWord();
  const [chosen, setChosen] = useQueryState('columna', parseAsString);
  const first = columns.find(({ total }) => total.count > 0) ?? columns[0];
  const known = columns.some(({ status }) => String(status) === chosen);
  const none = columns.every(({ total }) => total.count === 0);

  const toColumn = ({ status, total, rows, more }: QuotationColumn): BoardColumn => ({
    id: String(status),
    title: word(status),
    tone: typeof status === 'number' ? stateTone(status) : status === 'VOIDED' ? 'red' : 'gray',
    count: total.count,
    summary: total.count > 0 && total.pesos !== null && <Sum {...total} pesos={total.pesos} />,
    cards: rows.map((row) => ({
      id: row.id,
      content: <QuotationCard quotation={row} mayManage={mayManage} />,
    })),
    empty: t('empty'),
    more: more && (
      <Link href={more.href} scroll={false} className={styles.more}>
        {total.count > MOST_COUNTED
          ? t(`${more.kind}OfMany`)
          : t(more.kind, { count: more.kind === 'more' ? total.count - rows.length : total.count })}
      </Link>
    ),
  });

  return (
    <SectionCard flush>
      <ListFilters url={url} {...useQuotationFilters(choices)} />
      {none && url.filtered ? (
        <NoneFiltered url={url} />
      ) : none && others.length === 0 ? (
        <NoQuotations mayManage={mayManage} />
      ) : (
        <Board
          label={t('label')}
          columns={columns.map(toColumn)}
          current={known && chosen ? chosen : String(first?.status)}
          onCurrent={(id) => void setChosen(id)}
          pending={url.pending}
        />
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          {t('others')}
          {others.map(({ ending, count, href }) => (
            <Link key={ending} href={href}>
              {t(ending, { count })}
            </Link>
          ))}
        </p>
      )}
    </SectionCard>
  );
}

/** The sum of a column in pesos, marked when it contains converted amounts. */
function Sum({ pesos, converted }: { pesos: number; converted: boolean }) {
  const t = useTranslations('quotations.board');
  return converted ? (
    <span title={t('convertedHint')}>
      ≈ <MoneyText amount={pesos} /> COP
    </span>
  ) : (
    <MoneyText amount={pesos} />
  );
}
