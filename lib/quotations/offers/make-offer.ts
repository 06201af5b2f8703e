import { fillWording, type TERM_PLACES } from '@/lib/agencies/texts/rules';
import { emptyToNull } from '@/lib/core/contact';
import { formatDateRange } from '@/lib/core/dates';
import { currencyDecimals } from '@/lib/core/money';
import type { FieldOf } from '@/lib/core/quotation-fields';
import { formatPhone } from '@/lib/core/readers/phone';
import { COP, inPesos } from '../exchange/rules';
import type { QuotationData } from '../inputs';
import { type OfferWords, termItems, writtenText } from '../offer-words/rules';
import type { OfferContent } from './offer-content';
import { withoutIvaOf } from './without-iva';

type Typed = Pick<
  QuotationData,
  Exclude<FieldOf<'text'>, 'nameClient'> | ('dialingCode' | 'nameEvent' | 'hours' | 'fxRate' | 'fxRateDate')
>;

type Figures = Readonly<
  Record<'subtotal' | 'iva' | 'total' | 'feeding' | 'transport' | 'agents' | 'agentDays', number>
>;

type Facts = Pick<
  OfferContent,
  'code' | 'version' | 'additionTo' | 'validUntil' | 'timeZone' | 'currency' | 'lines'
> & {
  readonly issuedAt: Date;
  readonly issuer: OfferContent['agency'];
  readonly responsableIva: boolean;
  readonly client: Pick<OfferContent['client'], 'documentType' | 'identification'> & {
    readonly name: string | null;
  };
  readonly city: string;
  readonly start: Date;
  readonly end: Date;
  readonly words: OfferWords;
};

/** The offer that a stored quotation or a draft being typed makes. */
export function makeOffer(typed: Typed, figures: Figures, facts: Facts): OfferContent {
  const { code, version, additionTo, validUntil, timeZone, currency, client, lines, words } = facts;
  const { subtotal, iva, total, feeding, transport, agents, agentDays } = figures;
  const { fxRate, fxRateDate } = typed;
  const clientName = client.name ?? 'Por definir';
  const eventName = typed.nameEvent.trim() || 'Evento sin nombre';
  const fill = (text: string) =>
    fillWording(text, {
      agencia: facts.issuer.name,
      cliente: clientName,
      evento: eventName,
      ciudad: facts.city,
      fechas: formatDateRange(facts.start, facts.end, timeZone, { year: true }),
    } satisfies Record<(typeof TERM_PLACES)[number], string>);
  const totalInPesos = inPesos(total, { fxRate, decimals: currencyDecimals(currency) });
  return {
    code,
    version,
    ...(additionTo ? { additionTo } : {}),
    issuedAt: facts.issuedAt.toISOString(),
    validUntil,
    timeZone,
    currency,
    ...(currency === COP ? {} : { exchange: { totalInPesos, fxRate, fxRateDate } }),
    agency: facts.issuer,
    client: {
      name: clientName,
      documentType: client.documentType,
      identification: client.identification,
      contact: emptyToNull(typed.nameContact),
      email: emptyToNull(typed.emailClient),
      phone: typed.phoneClient ? formatPhone(typed.phoneClient, typed.dialingCode) : null,
    },
    event: {
      name: eventName,
      place: emptyToNull(typed.place),
      address: emptyToNull(typed.address),
      city: facts.city,
      start: facts.start.toISOString(),
      end: facts.end.toISOString(),
      hoursPerDay: typed.hours,
    },
    lines,
    subtotal,
    iva,
    total,
    ...withoutIvaOf(facts, lines),
    included: {
      feeding: feeding > 0,
      transport: transport > 0,
      serviceAgents: agents > 0 && agentDays > 0 ? { quantity: agents, days: agentDays } : null,
    },
    observation: emptyToNull(typed.observation),
    message: writtenText(fill(words.message)),
    paymentConditions: writtenText(fill(words.paymentTerms)),
    terms: termItems(fill(words.terms)),
  };
}
