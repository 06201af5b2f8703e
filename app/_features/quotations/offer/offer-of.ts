import { choiceOf, settled } from '@/lib/quotations/choices/rules/choosable';
import { pricedLine } from '@/lib/quotations/choices/rules/price-choices';
import { wordsOf } from '@/lib/quotations/offer-words/rules';
import { endOfValidity } from '@/lib/quotations/offers/end-of-validity';
import { makeOffer } from '@/lib/quotations/offers/make-offer';
import type { OfferContent } from '@/lib/quotations/offers/offer-content';
import { type DraftForm, isComplete, wallClocks } from '../draft/draft-form';
import type { EditorOptions } from '../draft/editor-options';
import { formData } from '../draft/form-data';
import { currencyOf, type DraftPrice } from '../draft/price-form';

type Clocks = {
  /** Reads a wall clock where the event is. */
  readonly toInstant: (wallClock: string, timeZone: string) => Date;
  readonly now: Date;
};

/**
 * A draft as its client would read it if it were sent now: what the server freezes then (`readOffer`; a test holds the
 * two together), while it is typed. Null while it has no city, no dates or no price.
 */
export function offerOf(
  form: DraftForm,
  price: DraftPrice,
  options: EditorOptions,
  { toInstant, now }: Clocks,
): OfferContent | null {
  const clocks = wallClocks(form);
  const { priced } = price;
  const city = options.cities.find(({ id }) => id === form.cityId);
  if (!priced || !clocks || !city) return null;
  const { timeZone } = city;
  const client = options.clients.find(({ id }) => id === form.clientId);
  const words = wordsOf(form, options.words);
  return makeOffer(formData(form), priced.quotation, {
    code: null,
    version: 1,
    issuedAt: now,
    validUntil: endOfValidity(now, words.validityDays, timeZone).toISOString(),
    timeZone,
    currency: currencyOf(form, options).code,
    issuer: options.issuer,
    responsableIva: options.agency.responsableIva,
    client: {
      name: client?.name ?? null,
      documentType: client?.documentType ?? null,
      identification: client?.identification ?? null,
    },
    city: city.name,
    start: toInstant(clocks.start, timeZone),
    end: toInstant(clocks.end, timeZone),
    lines: linesOf(form, price, options),
    words,
  });
}

function linesOf(
  form: DraftForm,
  { places }: DraftPrice,
  { profiles }: EditorOptions,
): OfferContent['lines'] {
  // As they are sent: of each group one line is taken.
  return settled(form.lines.filter(isComplete)).flatMap((line) => {
    const placed = places.get(line.key);
    if (!placed) return [];
    const figures = pricedLine(placed);
    return {
      profile: profiles.find(({ code }) => code === line.profile)?.name ?? line.profile,
      genders: figures.genders,
      days: line.days,
      unitPrice: figures.paymentClient,
      subtotal: figures.subtotalClient,
      iva: figures.ivaClient,
      ...choiceOf(line),
    };
  });
}
