import { currencyDecimals } from '@/lib/core/money';
import { applyChoice, type Choice } from '../choices/rules/apply-choice';
import { type PricedColumns, pricedColumns } from '../drafts/priced-columns';
import { inPesos } from '../exchange/rules';
import type { QuotationLine } from '../lines/queries';
import type { OfferContent } from '../offers/offer-content';
import type { Quotation } from '../queries';
import { frozenInputs, repricedChoices } from '../reprice';

export type ChosenOffer = {
  readonly content: OfferContent;
  /** False where today's calculator no longer comes to what was sent: no other choice can be priced beside it. */
  readonly choosable: boolean;
  /** What its rows become; null where they stay as they are, because the choice is what was sent. */
  readonly columns: PricedColumns | null;
  /** What was not allowed, by field, with message keys; the content has that as it was sent. */
  readonly problems: Readonly<Record<string, string>>;
};

/** True when the client chooses something of an offer. */
export const isChosenFrom = ({ lines }: Pick<OfferContent, 'lines'>): boolean =>
  lines.some(({ choice }) => choice !== undefined);

/**
 * An offer as its client chooses from it: the lines that it takes are priced as plain ones, with the rates that the
 * quotation was frozen with, as long as the calculator still comes to what was sent by them.
 */
export function chosenOffer(
  quotation: Quotation,
  stored: readonly QuotationLine[],
  content: OfferContent,
  choice: Choice,
): ChosenOffer {
  const { lines, problems } = applyChoice(stored, choice);
  const choosable = repricedChoices(quotation, stored) !== null;
  const same = { content, choosable, columns: null };
  if (lines.every((line, index) => line === stored[index])) return { ...same, problems };
  const frozen = choosable && frozenInputs(quotation, lines);
  if (!frozen) return { ...same, problems: { ...problems, nothing: 'answer.choice.asSent' } };
  const { inputs, taxes } = frozen;
  const profileIds = new Map(stored.map(({ profile, profileId }) => [profile, profileId]));
  try {
    const columns = pricedColumns(inputs, inputs, taxes, profileIds);
    return { content: withFigures(content, columns), choosable, columns, problems };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ...same, problems: { ...problems, nothing: 'answer.choice.tooLarge' } };
  }
}

function withFigures(content: OfferContent, { quotation, lines }: PricedColumns): OfferContent {
  const { subtotal = 0, iva = 0, total = 0 } = quotation;
  const { exchange, currency } = content;
  const decimals = currencyDecimals(currency);
  return {
    ...content,
    ...(exchange
      ? { exchange: { ...exchange, totalInPesos: inPesos(total, { fxRate: exchange.fxRate, decimals }) } }
      : {}),
    lines: content.lines.map((line, index) => {
      const placed = lines[index];
      if (!placed) return line;
      const { taken = true, paymentClient, subtotalClient, ivaClient } = placed.columns;
      return {
        ...line,
        genders: placed.genders,
        unitPrice: paymentClient,
        subtotal: subtotalClient,
        iva: ivaClient,
        ...(line.choice ? { choice: { ...line.choice, taken } } : {}),
      };
    }),
    subtotal,
    iva,
    total,
  };
}
