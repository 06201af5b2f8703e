import { BulletList, Heading, Paragraphs } from '@/lib/pdf/text';
import type { QuotationDocument } from '../offers/quotation-document';
import { conditionItems, HEADINGS, includedItems } from '../offers/wording';

/** Included costs, remarks, payment and validity. */
export function ConditionsSection({ quotation }: { readonly quotation: QuotationDocument }) {
  const { observation, paymentConditions } = quotation;
  return (
    <>
      <Heading>{HEADINGS.included}</Heading>
      <BulletList items={includedItems(quotation)} />
      {observation === null ? null : (
        <>
          <Heading>{HEADINGS.observation}</Heading>
          <Paragraphs>{observation}</Paragraphs>
        </>
      )}
      {paymentConditions === null ? null : (
        <>
          <Heading>{HEADINGS.payment}</Heading>
          <Paragraphs>{paymentConditions}</Paragraphs>
        </>
      )}
      <Heading>{HEADINGS.conditions}</Heading>
      <BulletList items={conditionItems(quotation)} />
    </>
  );
}
