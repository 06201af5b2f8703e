import { KeyValues, TwoColumns } from '@/lib/pdf/key-values';
import { Heading } from '@/lib/pdf/text';
import { agencyRows, clientRows, eventRows, HEADINGS } from '../document/wording';
import type { QuotationDocument } from './quotation-document';

/** Who quotes to whom, and the event it is for. */
export function PartiesSection({ quotation }: { readonly quotation: QuotationDocument }) {
  return (
    <>
      <TwoColumns
        left={{ caption: HEADINGS.agency, rows: agencyRows(quotation) }}
        right={{ caption: HEADINGS.client, rows: clientRows(quotation) }}
      />
      <Heading>{HEADINGS.event}</Heading>
      <KeyValues rows={eventRows(quotation)} />
    </>
  );
}
