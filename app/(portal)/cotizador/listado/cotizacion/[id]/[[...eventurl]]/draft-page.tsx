import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { draftOf } from '@/app/_features/quotations/draft/form-data';
import { loadEditorOptions } from '@/app/_features/quotations/load-editor-options';
import type { Actor } from '@/lib/core/actor';
import type { QuotationLine } from '@/lib/quotations/lines/queries';
import { getQuotation, type QuotationDetail } from '@/lib/quotations/queries';
import { quotationCode } from '@/lib/quotations/rules';
import { DraftEditor } from './draft-editor';
import { readPrevious } from './read-previous';

type Props = {
  actor: Actor;
  quotation: QuotationDetail;
  lines: readonly QuotationLine[];
  versions: readonly QuotationDetail[];
};

/** The editor of a stored draft. */
export async function DraftPage({ actor, quotation, lines, versions }: Props) {
  const { clientId, additionOf } = quotation;
  const [options, previous, first] = await readOrNotFound(() =>
    Promise.all([
      loadEditorOptions(actor, clientId),
      readPrevious(actor, quotation, versions),
      additionOf && getQuotation(actor, additionOf),
    ]),
  );
  return (
    <DraftEditor
      key={quotation.id}
      initial={draftOf(quotation, lines)}
      seenRevision={quotation.revision}
      options={options}
      previous={previous}
      additionTo={first ? quotationCode(first.code, first.version) : null}
    />
  );
}
