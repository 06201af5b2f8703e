import { formatMoney } from '@/lib/core/money';
import type { PricedQuotation } from '@/lib/quotations/pricing/rules/priced-quotation';
import type { TaxRate } from '@/lib/quotations/pricing/rules/tax-table';
import { markUpOfMargin } from '@/lib/quotations/rules';

/** A text of the namespace `quotations.figures` with what goes into it. */
export type Reason = { readonly key: string; readonly values?: Readonly<Record<string, string>> };

export type Figure = {
  /** Key of its name, `quotations.figures.<key>`. */
  readonly key: string;
  /** Minor units. */
  readonly amount: number;
  /** Null where it is no longer known. */
  readonly why: Reason | null;
};

export type FigureGroup = {
  readonly key: 'client' | 'receivable' | 'talents' | 'costs' | 'margin' | 'payments';
  readonly main: Figure;
  /** What the main figure is made of; zeros are left out. */
  readonly parts: readonly Figure[];
};

/** What a price needs besides itself to be told of. */
export type FigureContext = {
  readonly currency: string;
  readonly platformGainPct: string;
  readonly priceStep: number;
};

/** '9.66' → '9,66', '2.0' → '2'. */
export const decimalText = (decimal: string): string =>
  (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal).replace('.', ',');

/** The margin in percent and the mark-up it is, as texts: 2500 basis points → '25' and '33,33'. */
export function marginTexts(basisPoints: number): { margin: string; markUp: string } | null {
  if (basisPoints < 0 || basisPoints >= 10_000) return null;
  const percent = String(basisPoints / 100);
  return { margin: decimalText(percent), markUp: decimalText(markUpOfMargin(percent)) };
}

/** Where each figure of a price comes from, in the order in which an agency asks. */
export function explainFigures(price: PricedQuotation, context: FigureContext): FigureGroup[] {
  const money = (amount: number): string => formatMoney(amount, context.currency);
  const { quotation, derived } = price;
  const cost = quotation.subtotalPlatform + derived.nonRecoverableIva;
  const withheld = derived.reteFuente + derived.reteIca + derived.reteIva;
  const talentCosts = sum(price, (line) => line.talentCosts);
  const said = (key: string, amount: number, why: string, values?: Record<string, string>): Figure => ({
    key,
    amount,
    why: values ? { key: `reasons.${why}`, values } : { key: `reasons.${why}` },
  });

  return [
    {
      key: 'client',
      main: said('total', quotation.total, 'total', {
        subtotal: money(quotation.subtotal),
        iva: money(quotation.iva),
      }),
      parts: [
        said('subtotal', quotation.subtotal, 'subtotal', {
          gain: decimalText(quotation.percentageGain),
          step: money(context.priceStep),
        }),
        { key: 'iva', amount: quotation.iva, why: whyIva(price) },
      ],
    },
    {
      key: 'receivable',
      main: said('netReceivable', derived.netReceivable, 'netReceivable', {
        total: money(quotation.total),
        withheld: money(withheld),
      }),
      parts: present([
        { key: 'reteFuente', amount: -derived.reteFuente, why: whyReteFuente(price) },
        { key: 'reteIca', amount: -derived.reteIca, why: whyReteIca(price) },
        { key: 'reteIva', amount: -derived.reteIva, why: whyReteIva(price) },
      ]),
    },
    {
      key: 'talents',
      main: said('talentsNet', derived.talentsNetPayable, 'talentsNet', {
        costs: money(talentCosts),
        withheld: money(derived.talentsWithheld),
      }),
      parts: present([said('talentsWithheld', derived.talentsWithheld, 'talentsWithheld')]),
    },
    {
      key: 'costs',
      main: said('cost', cost, 'cost'),
      parts: present([
        said('talentCosts', talentCosts, 'talentCosts'),
        said('platformFee', quotation.platformFeeSubtotal, 'platformFee', {
          rate: decimalText(context.platformGainPct),
        }),
        said('foodTransportation', quotation.foodTransportation, 'foodTransportation', {
          feeding: money(quotation.feeding),
          transport: money(quotation.transport),
        }),
        said('agents', quotation.subtotalServiceAgent, 'agents', {
          agents: String(quotation.quantityServiceAgent),
          days: String(quotation.daysServiceAgent),
          price: money(quotation.priceAgentService),
        }),
        said('nonRecoverableIva', derived.nonRecoverableIva, 'nonRecoverableIva'),
      ]),
    },
    {
      key: 'margin',
      main: said('priceNetGain', quotation.priceNetGain, 'priceNetGain', {
        gain: money(quotation.priceGain),
        tax: money(derived.incomeTax),
      }),
      parts: present([
        said('priceGain', quotation.priceGain, 'priceGain', {
          subtotal: money(quotation.subtotal),
          cost: money(cost),
        }),
        { key: 'incomeTax', amount: -derived.incomeTax, why: whyIncomeTax(price) },
      ]),
    },
    {
      key: 'payments',
      main: said(
        'payableToPlatform',
        derived.payableToPlatform,
        quotation.tercero ? 'payableToPlatform' : 'payableFee',
      ),
      parts: present([said('payableDirect', derived.payableDirectByAgency, 'payableDirect')]),
    },
  ];
}

const present = (figures: readonly Figure[]): Figure[] => figures.filter(({ amount }) => amount !== 0);

const sum = (price: PricedQuotation, of: (line: PricedQuotation['lines'][number]) => number): number =>
  price.lines.reduce((total, line) => total + of(line), 0);

const rowOf = (price: PricedQuotation, kind: string, concept?: string): TaxRate | undefined =>
  price.taxSnapshot.taxes.rows.find(
    (row) => row.kind === kind && (concept === undefined || row.concept === concept),
  );

/** '9,66 por mil', '19 %'. */
const rateText = (rate: string | null | undefined, unity: string | undefined): string =>
  rate ? `${decimalText(rate)}${unity === 'PER_MIL' ? ' por mil' : '\u00a0%'}` : '0\u00a0%';

const reason = (key: string, values?: Record<string, string>): Reason =>
  values ? { key: `reasons.${key}`, values } : { key: `reasons.${key}` };

function whyIva(price: PricedQuotation): Reason {
  if (!price.taxSnapshot.agency.responsableIva) return reason('ivaNone');
  if (price.quotation.iva === 0 && price.lines.every((line) => line.ivaCategory === 'EXCLUIDO')) {
    return reason('ivaExcluded');
  }
  const row = rowOf(price, 'IVA');
  return reason('ivaRate', { rate: rateText(row?.rate, row?.unity) });
}

function whyReteFuente(price: PricedQuotation): Reason {
  const concept = price.derived.reteFuenteConcept;
  if (concept === 'ART383') {
    const [uvt = 0] = Object.values(price.taxSnapshot.taxes.uvt);
    return reason('reteFuenteTable', { uvt: formatMoney(uvt, 'COP') });
  }
  const row = rowOf(price, 'RETE_FUENTE', concept);
  return reason('reteFuenteRate', {
    rate: rateText(row?.rate, row?.unity),
    base: decimalText(row?.baseUvt ?? '0'),
    concept,
  });
}

function whyReteIca(price: PricedQuotation): Reason {
  const { agency, city } = price.taxSnapshot;
  const row = rowOf(price, 'RETE_ICA');
  const own = agency.taxationPrices?.find((given) => given.kind === 'RETE_ICA' && given.city === city);
  return reason('reteIca', { rate: rateText(own?.price ?? row?.rate, own?.unity ?? row?.unity), city });
}

function whyReteIva(price: PricedQuotation): Reason {
  const concept = price.derived.reteIvaConcept ?? '';
  const row = rowOf(price, 'RETE_IVA', concept);
  const rate = rateText(row?.rate, row?.unity);
  return reason(concept === 'FROM_SIMPLE' ? 'reteIvaSimple' : 'reteIvaGreat', { rate });
}

function whyIncomeTax(price: PricedQuotation): Reason {
  const { agency } = price.taxSnapshot;
  if (agency.regimenSimple) {
    const row = rowOf(price, 'SIMPLE');
    return reason('incomeSimple', { rate: rateText(row?.rate, row?.unity) });
  }
  if (agency.legalNature === 'PERSONA_JURIDICA') {
    const row = rowOf(price, 'RENTA');
    return reason('incomeCompany', { rate: rateText(row?.rate, row?.unity) });
  }
  return agency.incomeTaxRatePN
    ? reason('incomePerson', { rate: decimalText(agency.incomeTaxRatePN) })
    : reason('incomeWithheld');
}
