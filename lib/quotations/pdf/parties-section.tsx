import { TwoColumns } from '@/lib/pdf/key-values';
import type { QuotationDocument } from '../offers/quotation-document';
import { clientRows, eventFacts, HEADINGS } from '../offers/wording';

/** For whom the quotation is, and the event it is for. */
export function PartiesSection({ quotation }: { readonly quotation: QuotationDocument }) {
  return (
    <TwoColumns
      left={{ caption: HEADINGS.client, rows: clientRows(quotation) }}
      right={{ caption: HEADINGS.event, rows: eventFacts(quotation) }}
    />
  );
}
