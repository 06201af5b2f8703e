import { decimalText } from '@/app/_features/taxes/rate-words';
import { type RateBehind, ratesBehind } from '@/app/_features/taxes/rates-behind';
import { formatMoney } from '@/lib/core/money';
import type { PricedQuotation } from '@/lib/quotations/pricing/rules/priced-quotation';
import { markUpOfMargin } from '@/lib/quotations/rules';
import type { Figure, FigureContext, FigureGroup } from './figure';
import { whyTaxes } from './why-taxes';

/** The margin in percent and the mark-up it is, as texts: 2500 basis points → '25' and '33,33'. */
export function marginTexts(basisPoints: number): { margin: string; markUp: string } | null {
  if (basisPoints < 0 || basisPoints >= 10_000) return null;
  const percent = String(basisPoints / 100);
  return { margin: decimalText(percent), markUp: decimalText(markUpOfMargin(percent)) };
}

/** The explanation of each figure of a price, in the order in which an agency asks. */
export function explainFigures(price: PricedQuotation, context: FigureContext): FigureGroup[] {
  const money = (amount: number): string => formatMoney(amount, context.currency);
  const { quotation, derived } = price;
  const cost = quotation.subtotalPlatform + derived.nonRecoverableIva;
  const withheld = derived.reteFuente + derived.reteIca + derived.reteIva;
  const talentCosts = sum(price, (line) => line.talentCosts);
  const personDays = sum(price, (line) => line.personDays);
  const rates = ratesBehind(price);
  const taxes = whyTaxes(price, money);
  const figure = (
    key: string,
    amount: number,
    values?: Record<string, string>,
    behind: readonly RateBehind[] = [],
    reason = key,
  ): Figure => ({
    key,
    amount,
    why: { key: `reasons.${reason}`, ...(values ? { values } : {}) },
    rates: behind,
  });

  return [
    {
      key: 'client',
      main: figure('total', quotation.total, {
        subtotal: money(quotation.subtotal),
        iva: money(quotation.iva),
      }),
      parts: [
        figure('subtotal', quotation.subtotal, {
          gain: decimalText(quotation.gain),
          step: money(context.priceStep),
        }),
        { key: 'iva', amount: quotation.iva, why: taxes.iva(), rates: quotation.iva > 0 ? rates.iva : [] },
      ],
    },
    {
      key: 'receivable',
      main: figure('netReceivable', derived.netReceivable, {
        total: money(quotation.total),
        withheld: money(withheld),
      }),
      parts: present([
        { key: 'reteFuente', amount: -derived.reteFuente, why: taxes.reteFuente(), rates: rates.reteFuente },
        { key: 'reteIca', amount: -derived.reteIca, why: taxes.reteIca(), rates: rates.reteIca },
        { key: 'reteIva', amount: -derived.reteIva, why: taxes.reteIva(), rates: rates.reteIva },
      ]),
    },
    {
      key: 'talents',
      main: figure('talentsNet', derived.talentsNetPayable, {
        costs: money(talentCosts),
        withheld: money(derived.talentsWithheld),
      }),
      parts: present([figure('talentsWithheld', derived.talentsWithheld, {}, rates.talents)]),
    },
    {
      key: 'costs',
      main: figure('cost', cost),
      parts: present([
        figure('talentCosts', talentCosts),
        figure('platformFee', quotation.platformFeeSubtotal, {
          rate: decimalText(context.platformGainPct),
          costs: money(talentCosts),
        }),
        figure('foodTransportation', quotation.foodTransportation, {
          feeding: money(quotation.feeding),
          transport: money(quotation.transport),
          personDays: String(personDays),
        }),
        figure('agents', quotation.subtotalServiceAgent, {
          agents: String(quotation.agents),
          days: String(quotation.agentDays),
          price: money(quotation.agentPrice),
        }),
        figure('nonRecoverableIva', derived.nonRecoverableIva, {}, rates.iva),
      ]),
    },
    {
      key: 'margin',
      main: figure('priceNetGain', quotation.priceNetGain, {
        gain: money(quotation.priceGain),
        tax: money(derived.incomeTax),
      }),
      parts: present([
        figure('priceGain', quotation.priceGain, {
          subtotal: money(quotation.subtotal),
          cost: money(cost),
        }),
        { key: 'incomeTax', amount: -derived.incomeTax, why: taxes.incomeTax(), rates: rates.incomeTax },
      ]),
    },
    {
      key: 'payments',
      main: figure(
        'payableToPlatform',
        derived.payableToPlatform,
        {
          fee: money(quotation.platformFeeSubtotal),
          agents: money(quotation.subtotalServiceAgent),
          iva: money(quotation.ivaPlatform),
        },
        quotation.ivaPlatform > 0 ? rates.iva : [],
        quotation.tercero ? 'payableToPlatform' : 'payableFee',
      ),
      parts: present([figure('payableDirect', derived.payableDirectByAgency)]),
    },
  ];
}

const present = (figures: readonly Figure[]): Figure[] => figures.filter(({ amount }) => amount !== 0);

const sum = (price: PricedQuotation, of: (line: PricedQuotation['lines'][number]) => number): number =>
  price.lines.reduce((total, line) => total + of(line), 0);
