import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import { peopleOf } from '@/lib/quotations/lines/rules';
import { choiceText } from '@/lib/quotations/offers/choice-words';
import type { OfferContent, OfferLine } from '@/lib/quotations/offers/offer-content';
import { lineDetail, showsIva, totalsOf } from '@/lib/quotations/offers/wording';
import styles from './offer.module.css';

/** A long list shows its first lines, and the rest on request. Two more are shown at once. */
const SHOWN = 10;
const SPARED = 2;

/** By what a line is chosen, by its place in the offer; null for one as it stands. */
export type LineControl = (line: OfferLine, place: number) => ReactNode;

type Props = { offer: OfferContent; decided?: boolean; control?: LineControl };

/** The lines with people, days, prices and amounts, and their totals. */
export function OfferLines({ offer, ...shown }: Props) {
  const t = useTranslations('offer');
  // What is chosen from is seen whole.
  const isLong = offer.lines.length > SHOWN + SPARED && !shown.control;
  const first = isLong ? offer.lines.slice(0, SHOWN) : offer.lines;
  const rest = offer.lines.slice(first.length);
  const totals = totalsOf(offer);
  return (
    <>
      <Lines offer={offer} lines={first} from={0} {...shown} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>{t('moreLines', { count: rest.length })}</span>
            <span className={styles.open}>{t('fewerLines')}</span>
          </summary>
          <Lines offer={offer} lines={rest} from={first.length} {...shown} />
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

/** `from` is the place of its first line in the offer. */
type LinesProps = Props & { lines: readonly OfferLine[]; from: number };

function Lines({ offer, lines, from, decided, control }: LinesProps) {
  return (
    <ul className={text.list}>
      {lines.map((line, index) => (
        // Lines never change place: a quotation that was sent stays as it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <Line key={index} line={line} place={from + index} offer={offer} decided={decided ?? false}>
          {control?.(line, from + index)}
        </Line>
      ))}
    </ul>
  );
}

type LineProps = {
  line: OfferLine;
  place: number;
  offer: OfferContent;
  decided: boolean;
  children: ReactNode;
};

function Line({ line, place, offer, decided, children }: LineProps) {
  const t = useTranslations('offer');
  const money = (amount: number) => formatMoney(amount, offer.currency);
  const price = money(line.unitPrice);
  return (
    <li className={styles.line} data-left={line.choice?.taken === false || undefined}>
      <div>
        <p className={text.name}>{line.profile}</p>
        <p className={text.small}>{lineDetail(offer.lines, place)}</p>
        <p className={text.small}>{t('perDay', { people: peopleOf(line), days: line.days, price })}</p>
        {line.choice && <p className={styles.choice}>{choiceText(line.choice, decided)}</p>}
      </div>
      <div className={styles.amounts}>
        <p className={styles.subtotal}>{money(line.subtotal)}</p>
        {showsIva(offer) && <p className={text.small}>{t('lineIva', { amount: money(line.iva) })}</p>}
      </div>
      {children && <div className={styles.control}>{children}</div>}
    </li>
  );
}
