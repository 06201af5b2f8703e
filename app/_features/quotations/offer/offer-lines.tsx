import { useTranslations } from 'next-intl';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import type { OfferContent, OfferLine } from '@/lib/quotations/offers/offer-content';
import { gendersOf, peopleOf, showsIva, totalsOf } from '@/lib/quotations/offers/wording';
import styles from './offer.module.css';

/** A long list shows its first lines, and the rest on request. Two more are shown at once. */
const SHOWN = 10;
const SPARED = 2;

/** The lines with people, days, prices and amounts, and their totals. */
export function OfferLines({ offer }: { offer: OfferContent }) {
  const t = useTranslations('offer');
  const isLong = offer.lines.length > SHOWN + SPARED;
  const first = isLong ? offer.lines.slice(0, SHOWN) : offer.lines;
  const rest = offer.lines.slice(first.length);
  const totals = totalsOf(offer);
  return (
    <>
      <Lines offer={offer} lines={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>{t('moreLines', { count: rest.length })}</span>
            <span className={styles.open}>{t('fewerLines')}</span>
          </summary>
          <Lines offer={offer} lines={rest} />
        </details>
      )}
      <dl className={styles.totals}>
        {totals.lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{totals.total[0]}</dt>
          <dd>{totals.total[1]}</dd>
        </div>
      </dl>
    </>
  );
}

function Lines({ offer, lines }: { offer: OfferContent; lines: readonly OfferLine[] }) {
  return (
    <ul className={text.list}>
      {lines.map((line, index) => (
        // Lines never change place: a quotation that was sent stays as it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <Line key={index} line={line} offer={offer} />
      ))}
    </ul>
  );
}

function Line({ line, offer }: { line: OfferLine; offer: OfferContent }) {
  const t = useTranslations('offer');
  const money = (amount: number) => formatMoney(amount, offer.currency);
  const price = money(line.unitPrice);
  return (
    <li className={styles.line}>
      <div>
        <p className={text.name}>{line.profile}</p>
        <p className={text.small}>{gendersOf(line)}</p>
        <p className={text.small}>{t('perDay', { people: peopleOf(line), days: line.days, price })}</p>
      </div>
      <div className={styles.amounts}>
        <p className={styles.subtotal}>{money(line.subtotal)}</p>
        {showsIva(offer) && <p className={text.small}>{t('lineIva', { amount: money(line.iva) })}</p>}
      </div>
    </li>
  );
}
