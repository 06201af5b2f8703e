'use client';

import { useTranslations } from 'next-intl';
import { MoneyText } from '@/app/_ui/data/money-text';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import { QuotationMenu } from '@/app/(portal)/cotizador/_actions/quotation-menu';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { quotationPath } from '@/lib/core/paths';
import { quotationCode } from '@/lib/quotations/rules';
import { NextStepText } from '../next-step-text';
import { OpenedText } from '../opened-text';
import styles from './quotation-board.module.css';

type Props = { quotation: QuotationSummary; mayManage: boolean };

/** A quotation on the board. A press anywhere on it opens it; what can be done is in the menu of the table. */
export function QuotationCard({ quotation, mayManage }: Props) {
  const t = useTranslations('quotations');
  const { id, code, version, client, event, total, currency, openedAgo } = quotation;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <span className={styles.code}>{quotationCode(code, version) ?? t('draftCode')}</span>
        <span className={styles.menu}>
          <QuotationMenu quotation={quotation} mayManage={mayManage} />
        </span>
      </div>
      <h3 className={styles.event}>
        <Link href={quotationPath(id, event)} className={styles.link}>
          {event || t('unnamed')}
        </Link>
      </h3>
      <p className={styles.client}>{client ?? t('noClient')}</p>
      <p className={text.note}>{quotation.dates}</p>
      {openedAgo !== undefined && (
        <p className={text.note}>
          <OpenedText quotation={quotation} whole />
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.next}>
          <NextStepText quotation={quotation} />
        </span>
        <MoneyText amount={total} currency={currency} strong />
      </div>
    </article>
  );
}
