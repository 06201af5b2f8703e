import { emptyToNull, stripPhone } from '@/lib/core/contact';
import { endOfValidity } from '@/lib/quotations/document/end-of-validity';
import type { OfferContent } from '@/lib/quotations/document/offer-content';
import { termItems, wordsOf, writtenText } from '@/lib/quotations/document/rules';
import { withoutIvaOf } from '@/lib/quotations/document/without-iva';
import { COP, inPesos } from '@/lib/quotations/exchange/rules';
import { type DraftForm, fxRateOf, isComplete, wallClocks } from '../draft/draft-form';
import type { EditorOptions } from '../draft/editor-options';
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
  { priced }: DraftPrice,
  options: EditorOptions,
  { toInstant, now }: Clocks,
): OfferContent | null {
  const clocks = wallClocks(form);
  const city = options.cities.find(({ id }) => id === form.cityId);
  if (!priced || !clocks || !city) return null;
  const { timeZone } = city;
  const { quotation } = priced;
  const currency = currencyOf(form, options);
  const client = options.clients.find(({ id }) => id === form.clientId);
  const words = wordsOf(form, options.words);
  const lines = linesOf(form, priced, options);
  const digits = emptyToNull(stripPhone(form.phoneClient));
  return {
    code: null,
    version: 1,
    issuedAt: now.toISOString(),
    validUntil: endOfValidity(now, words.validityDays, timeZone).toISOString(),
    timeZone,
    currency: currency.code,
    ...(currency.code === COP ? {} : { exchange: exchangeOf(quotation.total, form, currency.decimals) }),
    agency: options.issuer,
    client: {
      name: client?.name ?? 'Por definir',
      documentType: client?.documentType ?? null,
      identification: client?.identification ?? null,
      contact: emptyToNull(form.nameContact),
      email: emptyToNull(form.emailClient),
      phone: digits && `+${form.dialingCode} ${digits}`,
    },
    event: {
      name: form.nameEvent.trim() || 'Evento sin nombre',
      place: emptyToNull(form.place),
      address: emptyToNull(form.address),
      city: city.name,
      start: toInstant(clocks.start, timeZone).toISOString(),
      end: toInstant(clocks.end, timeZone).toISOString(),
      hoursPerDay: form.hours,
    },
    lines,
    subtotal: quotation.subtotal,
    iva: quotation.iva,
    total: quotation.total,
    ...withoutIvaOf(options.agency, lines),
    included: {
      feeding: quotation.feeding > 0,
      transport: quotation.transport > 0,
      serviceAgents:
        form.agents > 0 && form.agentDays > 0 ? { quantity: form.agents, days: form.agentDays } : null,
    },
    observation: emptyToNull(form.observation),
    message: writtenText(words.message),
    paymentConditions: writtenText(words.paymentTerms),
    terms: termItems(words.terms),
  };
}

const exchangeOf = (total: number, form: DraftForm, decimals: number) => ({
  totalInPesos: inPesos(total, { fxRate: fxRateOf(form), decimals }),
  fxRate: fxRateOf(form),
  fxRateDate: form.fxRateDate,
});

function linesOf(
  form: DraftForm,
  priced: NonNullable<DraftPrice['priced']>,
  { profiles }: EditorOptions,
): OfferContent['lines'] {
  return form.lines.filter(isComplete).flatMap((line, place) => {
    const figures = priced.lines[place];
    if (!figures) return [];
    return {
      profile: profiles.find(({ code }) => code === line.profile)?.name ?? line.profile,
      genders: figures.genders,
      days: line.days,
      unitPrice: figures.paymentClient,
      subtotal: figures.subtotalClient,
      iva: figures.ivaClient,
    };
  });
}
