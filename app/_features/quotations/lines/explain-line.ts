import { decimalText } from '@/app/_features/taxes/rate-words';
import { type RateBehind, ratesBehind } from '@/app/_features/taxes/rates-behind';
import {
  formatMoney,
  parseDecimal,
  parsePercent,
  ratio,
  roundHalfUp,
  roundUp,
  times,
} from '@/lib/core/money';
import type { PricedLine, PricedQuotation } from '@/lib/quotations/pricing/rules/priced-quotation';
import type { Figure, FigureContext, Reason } from '../figures/figure';

export type LineStep = Figure & {
  /** The sum of the steps before it. */
  readonly sum?: boolean;
};
export type LineStage = {
  readonly key: 'perDay' | 'talent' | 'whole' | 'money';
  readonly steps: readonly LineStep[];
};

/** Words for counts, which a pure function does not have. */
export type LineWords = {
  readonly days: (count: number) => string;
};

/**
 * The steps from a line's typed pay to the cash that reaches the agency, each with its numbers. Steps of zero are left
 * out.
 */
export function explainLine(
  price: PricedQuotation,
  index: number,
  context: FigureContext,
  words: LineWords,
): LineStage[] {
  const line = price.lines[index];
  if (!line) return [];
  const money = (amount: number): string => formatMoney(amount, context.currency);
  const rates = ratesBehind(price);
  const step = (
    key: string,
    amount: number,
    why: Reason,
    behind: readonly RateBehind[] = [],
    sum = false,
  ): LineStep => ({ key: `line.${key}`, amount, why, rates: behind, sum });
  const reason = (key: string, values: Record<string, string> = {}): Reason => ({
    key: `steps.${key}`,
    values,
  });
  const cost = line.subtotalProducer + line.nonRecoverableIva;
  const ofTalent = rates.ofTalent(line);
  const ivaRates = line.ivaClient > 0 ? rates.iva : [];
  const personDays = String(line.personDays);
  const { quotation, derived } = price;

  return [
    {
      key: 'perDay',
      steps: present([
        step('pay', line.payPerDay, whyPay()),
        step(
          'fee',
          feePerDay(),
          reason('fee', { rate: decimalText(context.platformGainPct), pay: money(line.payPerDay) }),
        ),
        step('feeding', quotation.feeding, reason('typed')),
        step('transport', quotation.transport, reason('typed')),
        step('dayCost', line.paymentProducer, reason('dayCost'), [], true),
      ]),
    },
    { key: 'talent', steps: present([step('receives', line.announcement, whyReceives(), ofTalent)]) },
    {
      key: 'whole',
      steps: present([
        step(
          'ownCost',
          times(line.paymentProducer, line.personDays),
          reason('ownCost', { cost: money(line.paymentProducer), personDays }),
        ),
        step(
          'agents',
          line.serviceAgentCost,
          reason('agents', {
            total: money(quotation.subtotalServiceAgent),
            personDays,
            all: String(price.lines.reduce((all, one) => all + one.personDays, 0)),
          }),
        ),
        step('nonRecoverable', line.nonRecoverableIva, reason('nonRecoverable'), rates.iva),
        step('cost', cost, reason('cost'), [], true),
        step('price', line.paymentClient, whyPrice(), [], true),
        step(
          'subtotal',
          line.subtotalClient,
          reason('subtotal', { price: money(line.paymentClient), personDays }),
        ),
        step('iva', line.ivaClient, whyIva(), ivaRates),
        step('total', line.totalClient, reason('total'), [], true),
      ]),
    },
    {
      key: 'money',
      steps: present([
        step('reteFuente', -line.reteFuente, share('bySubtotal', derived.reteFuente), rates.reteFuente),
        step('reteIca', -line.reteIca, share('bySubtotal', derived.reteIca), rates.reteIca),
        step('reteIva', -line.reteIva, share('byIva', derived.reteIva), rates.reteIva),
        step(
          'expected',
          line.expectedPayment,
          reason('expected', { total: money(line.totalClient) }),
          [],
          true,
        ),
        step(
          'profit',
          line.grossProfit,
          reason('profit', { subtotal: money(line.subtotalClient), cost: money(cost) }),
        ),
        step('incomeTax', -line.incomeTax, whyIncomeTax(), rates.incomeTax),
        step(
          'net',
          line.netIncome,
          reason('net', { profit: money(line.grossProfit), tax: money(line.incomeTax) }),
          [],
          true,
        ),
      ]),
    },
  ];

  function feePerDay(): number {
    return roundHalfUp(line?.payPerDay ?? 0, parsePercent(context.platformGainPct));
  }

  function whyPay(): Reason {
    const { payBasis, budget, days, appliedWithholding } = line as PricedLine;
    if (payBasis === 'GROSS') return reason('payGross');
    if (appliedWithholding === 'NONE') return reason('payNetFree', { budget: money(budget) });
    if (line?.payPerDay === budget) return reason('payNetBelow', { budget: money(budget) });
    const net = money(times(budget, days));
    return reason('payNet', { budget: money(budget), net, days: words.days(days) });
  }

  function whyReceives(): Reason {
    const { payPerDay, days, announcement, appliedWithholding } = line as PricedLine;
    const gross = times(payPerDay, days);
    const values = { pay: money(payPerDay), days: words.days(days) };
    if (appliedWithholding === 'NONE' && line?.withholding !== 'NONE') return reason('receivesFree', values);
    if (gross === announcement) return reason('receivesAll', values);
    return reason('receives', { ...values, gross: money(gross), withheld: money(gross - announcement) });
  }

  /** The price before it is rounded up to the step, itself up to the minor unit. */
  function whyPrice(): Reason {
    const margin = parseDecimal(quotation.gain, 100);
    const kept = times(margin.denominator - margin.numerator, line?.personDays ?? 1);
    const exact = roundUp(cost, ratio(margin.denominator, kept));
    return reason(exact === line?.paymentClient ? 'priceEven' : 'price', {
      cost: money(cost),
      gain: decimalText(quotation.gain),
      personDays,
      exact: money(exact),
      step: money(context.priceStep),
    });
  }

  function whyIva(): Reason {
    const [row] = rates.iva;
    const rate = `${decimalText(row?.rate ?? '0')}\u00a0%`;
    return reason('iva', { rate, subtotal: money(line?.subtotalClient ?? 0) });
  }

  function share(by: 'bySubtotal' | 'byIva', whole: number): Reason {
    const [part, all] =
      by === 'byIva'
        ? [line?.ivaClient ?? 0, quotation.iva]
        : [line?.subtotalClient ?? 0, quotation.subtotal];
    return reason(by, { whole: money(whole), part: money(part), all: money(all) });
  }

  function whyIncomeTax(): Reason {
    const { agency } = price.taxSnapshot;
    const bySales =
      agency.regimenSimple || (agency.legalNature === 'PERSONA_NATURAL' && !agency.incomeTaxRatePN);
    if (bySales) return share('bySubtotal', derived.incomeTax);
    return reason('byProfit', {
      whole: money(derived.incomeTax),
      part: money(Math.max(0, line?.grossProfit ?? 0)),
      all: money(price.lines.reduce((all, one) => all + Math.max(0, one.grossProfit), 0)),
    });
  }
}

const present = (steps: readonly LineStep[]): LineStep[] => steps.filter(({ amount }) => amount !== 0);
