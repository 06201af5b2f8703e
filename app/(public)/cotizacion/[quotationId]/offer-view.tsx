import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/description-list';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { formatLongDate } from '@/lib/core/dates';
import type { OfferContent } from '@/lib/quotations/document/offer-content';
import {
  agencyRows,
  clientRows,
  conditionItems,
  eventRows,
  HEADINGS,
  includedItems,
  type Row,
  totalsOf,
} from '@/lib/quotations/document/wording';
import styles from './offer.module.css';
import { OfferLines } from './offer-lines';

type Props = { offer: OfferContent; pdfUrl: string };

const written = (rows: readonly Row[]) =>
  rows.flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : []));

/** What is offered, in the words and figures of the PDF, which is drawn from the same content. */
export async function OfferView({ offer, pdfUrl }: Props) {
  const t = await getTranslations('answer');
  const { total, equivalence } = totalsOf(offer);
  const { observation, paymentConditions, validUntil, timeZone } = offer;
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.total}>
          <span className={styles.label}>{total[0]}</span>
          <strong className={styles.amount}>{total[1]}</strong>
          {equivalence && <span className={styles.label}>{equivalence}</span>}
          {validUntil && (
            <span className={styles.label}>
              {t('validUntil', { date: formatLongDate(validUntil, timeZone, { year: true }) })}
            </span>
          )}
        </p>
        <DescriptionList items={written(eventRows(offer).slice(1))} />
      </div>
      <section className={styles.part} aria-labelledby="perfiles">
        <h2 id="perfiles">{HEADINGS.lines}</h2>
        <OfferLines offer={offer} />
        <p className={styles.download}>
          <PublicButtonLink variant="default" href={pdfUrl} download>
            {t('pdf')}
          </PublicButtonLink>
        </p>
      </section>
      <Items title={HEADINGS.included} items={includedItems(offer)} />
      <Words title={HEADINGS.observation} text={observation} />
      <Words title={HEADINGS.payment} text={paymentConditions} />
      <Items title={HEADINGS.conditions} items={conditionItems(offer)} />
      <details className={styles.parties}>
        <summary>{t('parties')}</summary>
        <h3>{HEADINGS.agency}</h3>
        <DescriptionList items={written(agencyRows(offer))} />
        <h3>{HEADINGS.client}</h3>
        <DescriptionList items={written(clientRows(offer))} />
      </details>
    </>
  );
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Words({ title, text }: { title: string; text: string | null }) {
  if (!text?.trim()) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p className={styles.words}>{text}</p>
    </section>
  );
}
