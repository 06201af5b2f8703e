'use client';

import { useEffect, useRef, useState } from 'react';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { formatMoney } from '@/lib/core/money';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/claim.json';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import styles from './claim.module.css';

type Asked = { readonly price: number; readonly hiresWorkers: boolean | null };
type Estimate = Asked & { readonly withholding: PaymentWithholding };

type Props = {
  currency: string;
  /** As it is typed now, in minor units; null while it is no amount. */
  price: number | null;
  /** Its statement of art. 383 ET as it is chosen now. */
  hiresWorkers: boolean | null;
  first: Estimate | null;
  estimate: (price: number, hiresWorkers: boolean | null) => Promise<PaymentWithholding | null>;
  /** Where a talent says what it is as a taxpayer, with the way back. */
  taxData: string;
};

/** Typing goes on for so long before it is worked out. */
const PAUSE_MS = 400;

const { withholding: words } = texts;

const keyOf = ({ price, hiresWorkers }: Asked): string => `${price} ${hiresWorkers}`;

/** Gross, withheld and net of what is being claimed, before it is sent. */
export function WithholdingNote({ currency, price, hiresWorkers, first, estimate, taxData }: Props) {
  const [known, setKnown] = useState(first);
  const asked = useRef(first && keyOf(first));
  useEffect(() => {
    if (price === null) return;
    const key = keyOf({ price, hiresWorkers });
    if (key === asked.current) return;
    const timer = setTimeout(async () => {
      asked.current = key;
      const withholding = await estimate(price, hiresWorkers).catch(() => null);
      // Another one may have been asked for meanwhile.
      if (withholding && asked.current === key) setKnown({ price, hiresWorkers, withholding });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [price, hiresWorkers, estimate]);
  if (price === null || known?.price !== price || known.hiresWorkers !== hiresWorkers) return null;
  const { method, withheld, net, earlier, earlierIn, reduced, missing, iva, ica } = known.withholding;
  if (missing?.length) return <p className={styles.withholding}>{words.unknown}</p>;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <div className={styles.withholding}>
      <DescriptionList
        columns={3}
        items={[
          { label: words.gross, value: money(price) },
          { label: words.withheld, value: money(withheld) },
          ...(iva ? [{ label: words.iva, value: money(iva.amount) }] : []),
          ...(iva?.withheld ? [{ label: words.reteIva, value: money(iva.withheld) }] : []),
          ...(ica?.withheld ? [{ label: words.reteIca, value: money(ica.withheld) }] : []),
          { label: words.net, value: money(net) },
        ]}
      />
      <p>
        {words.methods[method]}
        {hiresWorkers === null && method !== 'NONE' && ` ${words.unstated}`}
        {earlier.gross > 0 &&
          ` ${fillText(words.earlier, { amount: formatMoney(earlier.gross, earlierIn ?? currency) })}`}
        {reduced && ` ${words.reduced}`} {words.estimated} <a href={taxData}>{words.taxData}</a>
      </p>
    </div>
  );
}
