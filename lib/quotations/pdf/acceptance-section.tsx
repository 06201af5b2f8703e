import { KeepTogether } from '@/lib/pdf/keep-together';
import { KeyValues } from '@/lib/pdf/key-values';
import { Heading, Note } from '@/lib/pdf/text';
import { chosenRows } from '../offers/choice-words';
import type { QuotationDocument } from '../offers/quotation-document';
import { type Acceptance, acceptanceRows, HEADINGS } from '../offers/wording';

/** The acceptance: who, when, and what. It is kept on one page. */
export function AcceptanceSection({
  quotation,
  acceptance,
}: {
  readonly quotation: QuotationDocument;
  readonly acceptance: Acceptance;
}) {
  return (
    <KeepTogether>
      <Heading>{HEADINGS.acceptance}</Heading>
      <KeyValues rows={[...acceptanceRows(acceptance, quotation), ...chosenRows(quotation)]} />
      <Note>
        {`Aceptada por el cliente en línea, desde el enlace que recibió en su correo (Ley 527 de 1999). La huella identifica el contenido exacto que se le mostró; ${quotation.productName} la conserva con él.`}
      </Note>
    </KeepTogether>
  );
}
