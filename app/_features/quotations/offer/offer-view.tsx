import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { DescriptionList } from '@/app/_ui/data/description-list';
import textStyles from '@/app/_ui/theme/text.module.css';
import { formatLongDate } from '@/lib/core/dates';
import type { OfferContent } from '@/lib/quotations/offers/offer-content';
import {
  agencyRows,
  clientRows,
  conditionItems,
  eventFacts,
  HEADINGS,
  includedItems,
  type Row,
  totalsOf,
} from '@/lib/quotations/offers/wording';
import styles from './offer.module.css';
import { type LineControl, OfferLines } from './offer-lines';

type Choosing = {
  /** Around the lines. */
  form: (lines: ReactNode) => ReactNode;
  control: LineControl;
};

type Props = {
  offer: OfferContent;
  /** The headings' level: under a page's title, or under a part of a screen. */
  level?: 2 | 3;
  /** The way to the PDF, where there is one. */
  pdf?: ReactNode;
  /** It was accepted: what could be chosen is chosen. */
  decided?: boolean;
  /** Where its reader chooses. */
  choosing?: Choosing;
};

const written = (rows: readonly Row[]) =>
  rows.flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : []));

/** The offer on a page, from the same content as its PDF. */
export function OfferView({ offer, level = 2, pdf, decided = false, choosing }: Props) {
  const t = useTranslations('offer');
  const linesId = useId();
  const H = level === 2 ? 'h2' : 'h3';
  const { total, equivalence } = totalsOf(offer);
  const { message, observation, paymentConditions, validUntil, timeZone } = offer;
  return (
    <div className={styles.offer}>
      {message?.trim() && <p className={styles.message}>{message}</p>}
      <div className={styles.summary}>
        <p className={styles.total}>
          <span className={textStyles.small}>{total[0]}</span>
          <strong className={styles.amount}>{total[1]}</strong>
          {equivalence && <span className={textStyles.small}>{equivalence}</span>}
          {validUntil && (
            <span className={textStyles.small}>
              {t('validUntil', { date: formatLongDate(validUntil, timeZone, { year: true }) })}
            </span>
          )}
        </p>
        <DescriptionList items={written(eventFacts(offer))} />
      </div>
      <section className={styles.part} aria-labelledby={linesId}>
        <H id={linesId}>{HEADINGS.lines}</H>
        {choosing ? (
          choosing.form(<OfferLines offer={offer} control={choosing.control} />)
        ) : (
          <OfferLines offer={offer} decided={decided} />
        )}
        {pdf && <p className={styles.download}>{pdf}</p>}
      </section>
      <Items as={H} title={HEADINGS.included} items={includedItems(offer)} />
      <Words as={H} title={HEADINGS.observation} text={observation} />
      <Words as={H} title={HEADINGS.payment} text={paymentConditions} />
      <Items as={H} title={HEADINGS.conditions} items={conditionItems(offer)} />
      <details className={styles.parties}>
        <summary>{t('parties')}</summary>
        <h3>{HEADINGS.agency}</h3>
        <DescriptionList items={written(agencyRows(offer))} />
        <h3>{HEADINGS.client}</h3>
        <DescriptionList items={written(clientRows(offer))} />
      </details>
    </div>
  );
}

type Heading = 'h2' | 'h3';

function Items({ as: H, title, items }: { as: Heading; title: string; items: readonly string[] }) {
  return (
    <section className={styles.part}>
      <H>{title}</H>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Words({ as: H, title, text }: { as: Heading; title: string; text: string | null }) {
  if (!text?.trim()) return null;
  return (
    <section className={styles.part}>
      <H>{title}</H>
      <p className={styles.words}>{text}</p>
    </section>
  );
}
