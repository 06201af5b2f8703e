import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import type { QuotationInputs } from '../rules/quotation-inputs';
import { type Decimal, dec, decimalTaxes, type Piece, R, type Rate } from './decimal-taxes';

const sum = (values: readonly Decimal[]) => values.reduce((total, value) => total.plus(value), dec(0));

function alloc(total: Decimal, weights: readonly Decimal[]): Decimal[] {
  const whole = sum(weights);
  if (total.isZero()) return weights.map(() => dec(0));
  const shares = weights.map((weight) => total.times(weight).div(whole));
  const parts = shares.map((share) => share.floor());
  const fractions = weights.map((weight) => total.times(weight).mod(whole));
  const order = [...weights.keys()].sort((a, b) => fractions[b]?.comparedTo(fractions[a] ?? 0) || a - b);
  const left = total.minus(sum(parts)).toNumber();
  return parts.map((part, index) => part.plus(order.indexOf(index) < left ? 1 : 0));
}

const nothing: Piece[] = [{ from: dec(0), share: dec(0), fixed: dec(0), tax: () => dec(0) }];

function taxOn(pieces: readonly Piece[], payment: Decimal): Decimal {
  const found = pieces.filter((piece) => piece.from.lte(payment)).at(-1);
  return found ? found.tax(payment) : dec(0);
}

function grossUp(pieces: readonly Piece[], budget: Decimal, days: number): Decimal {
  const net = budget.times(days);
  if (net.isZero()) return dec(0);
  for (const [index, { from, share, fixed, tax }] of pieces.entries()) {
    const end = pieces[index + 1]?.from;
    const about = net.plus(fixed).div(dec(1).minus(share)).div(days).floor().minus(3);
    let day = about.lt(from.div(days)) ? from.div(days).ceil() : about;
    const reaches = () =>
      day
        .times(days)
        .minus(tax(day.times(days)))
        .gte(net);
    while (!reaches() && (!end || day.times(days).lt(end))) day = day.plus(1);
    if (day.times(days).gte(from) && (!end || day.times(days).lt(end))) return day;
  }
  throw new RangeError('no gross');
}

/**
 * The product model a second time, written from its page alone over decimal.js: what the properties and the
 * benchmark compare the calculator with. Answers the figures that the rest follow from.
 */
export function priceWithDecimals(inputs: QuotationInputs, table: TaxTable) {
  const { agency, client } = inputs;
  const taxes = decimalTaxes(inputs, table);
  const isCompany = agency.legalNature === 'PERSONA_JURIDICA';
  const withholds = !agency.regimenSimple && (isCompany || agency.retenedorRenta === true);
  const iva = taxes.rate('IVA', 'GENERAL')?.rate ?? dec(0);
  const charge = (base: Decimal, payment: Decimal, rate: Rate | null) =>
    rate && payment.gte(rate.minimum) ? R(base.times(rate.rate)) : dec(0);

  const known = new Map<string, Piece[]>([['NONE', nothing]]);
  function piecesOf(method: string): Piece[] {
    const found = known.get(method);
    if (found) return found;
    let pieces: Piece[] = nothing;
    if (method === 'ART383') pieces = taxes.art383() ?? nothing;
    else {
      const rate = taxes.rate('RETE_FUENTE', method);
      if (rate) {
        const tax = (payment: Decimal) => R(payment.times(rate.rate));
        pieces = [...nothing, { from: rate.minimum, share: rate.rate, fixed: dec(0), tax }];
      }
    }
    known.set(method, pieces);
    return pieces;
  }

  const lines = inputs.lines.map((line) => {
    const pieces = piecesOf(withholds ? (line.withholding ?? 'ART383') : 'NONE');
    const people = line.genders.reduce((count, { quantity }) => count + quantity, 0);
    const budget = dec(line.budget);
    const pay = line.payBasis === 'NET' ? grossUp(pieces, budget, line.days) : budget;
    const payment = pay.times(line.days);
    const announcement = payment.minus(taxOn(pieces, payment));
    const fee = R(pay.times(inputs.platformGainPct).div(100));
    const pd = dec(people * line.days);
    const producer = pay.plus(fee).plus(inputs.feeding).plus(inputs.transport);
    return { line, people, pd, pay, announcement, gain: fee.times(pd), own: producer.times(pd) };
  });

  const agentDays = dec(inputs.agents).times(inputs.agentDays);
  const agents = agentDays.times(inputs.agentPrice);
  const pds = lines.map(({ pd }) => pd);
  const agentShares = alloc(agents, pds);
  const agentIvas = alloc(R(agents.times(iva)), pds);
  const kept = dec(1).minus(dec(inputs.gain).div(100));

  const sold = lines.map((line, index) => {
    const subtotalProducer = line.own.plus(agentShares[index] ?? 0);
    const base = inputs.producerIvaBase === 'FULL' ? line.own : line.gain;
    const ivaProducer = R(base.times(iva)).plus(agentIvas[index] ?? 0);
    const cost = agency.responsableIva ? subtotalProducer : subtotalProducer.plus(ivaProducer);
    const perStep = kept.times(line.pd).times(inputs.priceStep);
    const price = cost.div(perStep).ceil().times(inputs.priceStep);
    const sale = price.times(line.pd);
    const taxed = agency.responsableIva && line.line.ivaCategory !== 'EXCLUIDO';
    const ivaClient = taxed ? R(sale.times(iva)) : dec(0);
    return { ...line, subtotalProducer, ivaProducer, price, sale, ivaClient, profit: sale.minus(cost) };
  });

  const sales = sold.map(({ sale }) => sale);
  const ivas = sold.map(({ ivaClient }) => ivaClient);
  const [subtotal, ivaTotal] = [sum(sales), sum(ivas)];

  let reteFuente = dec(0);
  if (client.retenedorRenta && !agency.regimenSimple && !agency.autoretenedorRenta) {
    const services = isCompany || agency.declaranteRenta ? 'SERVICIOS_DECLARANTE' : 'SERVICIOS_NO_DECLARANTE';
    const concepts = {
      SERVICIOS: services,
      HONORARIOS: isCompany ? 'HONORARIOS_PJ' : 'HONORARIOS_PN',
      CREATIVA: 'CREATIVA',
    };
    reteFuente =
      !isCompany && agency.personaNaturalArt383AEt
        ? taxOn(taxes.art383() ?? nothing, subtotal)
        : charge(
            subtotal,
            subtotal,
            taxes.rate('RETE_FUENTE', concepts[inputs.serviceConcept ?? 'SERVICIOS']),
          );
  }
  const reteIca =
    client.reteIcaAgent && !agency.regimenSimple && !agency.autoretenedorIca
      ? charge(subtotal, subtotal, taxes.rate('RETE_ICA', 'SERVICIOS_DEMAS', inputs.city))
      : dec(0);
  const big = (client.granContribuyente || client.stateEntity) && !agency.granContribuyente;
  const fromSimple = client.responsableIva && agency.regimenSimple;
  const reteIva =
    ivaTotal.gt(0) && (big || fromSimple)
      ? charge(ivaTotal, subtotal, taxes.rate('RETE_IVA', big ? 'GC_OR_STATE' : 'FROM_SIMPLE'))
      : dec(0);

  const profits = sold.map(({ profit }) => (profit.lt(0) ? dec(0) : profit));
  const profit = sum(profits);
  function incomeTaxes(): Decimal[] {
    if (agency.regimenSimple) {
      const rate = agency.simpleConcept ? taxes.rate('SIMPLE', agency.simpleConcept) : taxes.warn('SIMPLE');
      return alloc(charge(subtotal, subtotal, rate), sales);
    }
    if (isCompany) return alloc(charge(profit, profit, taxes.rate('RENTA', 'PJ')), profits);
    if (!agency.incomeTaxRatePN) return alloc(reteFuente, sales);
    return alloc(R(profit.times(agency.incomeTaxRatePN).div(100)), profits);
  }
  const incomeTax = incomeTaxes();
  const [fuentes, icas, reteIvas] = [alloc(reteFuente, sales), alloc(reteIca, sales), alloc(reteIva, ivas)];

  return {
    warnings: [...taxes.warnings].sort(),
    total: subtotal.plus(ivaTotal).toNumber(),
    lines: sold.map((line, index) => ({
      payPerDay: line.pay.toNumber(),
      announcement: line.announcement.toNumber(),
      gainItalentt: line.gain.toNumber(),
      subtotalProducer: line.subtotalProducer.toNumber(),
      ivaProducer: line.ivaProducer.toNumber(),
      paymentClient: line.price.toNumber(),
      ivaClient: line.ivaClient.toNumber(),
      grossProfit: line.profit.toNumber(),
      reteFuente: fuentes[index]?.toNumber(),
      reteIca: icas[index]?.toNumber(),
      reteIva: reteIvas[index]?.toNumber(),
      incomeTax: incomeTax[index]?.toNumber(),
    })),
  };
}
