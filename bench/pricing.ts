import { isDeepStrictEqual } from 'node:util';
import { TALENT_WITHHOLDINGS } from '@/db/values/line-values';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import type { QuotationInputs } from '@/lib/quotations/pricing/rules/quotation-inputs';
import { aClient, aLine, aQuotation } from '@/lib/quotations/pricing/testing/a-quotation';
import { priceWithDecimals } from '@/lib/quotations/pricing/testing/decimal-pricing';
import { pricedToWire } from '@/lib/quotations/wire';
import { taxes } from '@/lib/taxes/testing/taxes';

// How long a quotation of 20 lines takes to price, against the same rules over decimal.js. The two run in turns,
// so that a busy machine slows both, and must find the same figures before either is timed.

const ROUNDS = 20;
/** Calls per round; many enough that the other's garbage does not count. */
const CALLS = { ours: 2000, peers: 100 };
/** Until the engine has compiled what runs often. */
const WARM_UP_CALLS = 5000;
const GOAL_MICROS = 50;

/** Net and gross, every way of withholding, pays on both sides of the thresholds and brackets. */
function twentyLines(given: Partial<QuotationInputs> = {}): QuotationInputs {
  return aQuotation({
    client: { ...aClient, retenedorRenta: true, reteIcaAgent: true, granContribuyente: true },
    gain: '22.5',
    platformGainPct: '12.5',
    priceStep: 100,
    feeding: 25_000,
    transport: 20_000,
    agents: 2,
    agentDays: 3,
    agentPrice: 180_000,
    lines: Array.from({ length: 20 }, (_, index) =>
      aLine({
        genders: [
          { gender: 'FEMENINO', quantity: 1 + (index % 5) },
          { gender: 'MASCULINO', quantity: index % 3 },
        ],
        days: 1 + (index % 4),
        budget: [95_000, 180_000, 1_250_000, 7_500_000, 21_000_000][index % 5] ?? 0,
        payBasis: index % 4 === 3 ? 'GROSS' : 'NET',
        withholding: TALENT_WITHHOLDINGS[index % 4],
      }),
    ),
    ...given,
  });
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Microseconds of processor time per call: unlike the clock's, they do not count what other programs take. */
function microseconds(work: () => unknown, calls: number): number {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

function compare(name: string, inputs: QuotationInputs) {
  const ours = () => priceQuotation(inputs, taxes);
  const peers = () => priceWithDecimals(inputs, taxes);
  checkEqual(inputs);
  for (let call = 0; call < WARM_UP_CALLS; call += 1) ours();
  for (let call = 0; call < WARM_UP_CALLS / 10; call += 1) peers();
  const [own, peer]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(microseconds(ours, CALLS.ours));
    peer.push(microseconds(peers, CALLS.peers));
  }
  const [ownMedian, peerMedian] = [median(own), median(peer)];
  return {
    'quotation of 20 lines': name,
    'integers (µs)': ownMedian.toFixed(1),
    'best round (µs)': Math.min(...own).toFixed(1),
    'decimal.js (µs)': peerMedian.toFixed(1),
    'times faster': (peerMedian / ownMedian).toFixed(0),
    [`≤ ${GOAL_MICROS} µs`]: ownMedian <= GOAL_MICROS ? 'yes' : 'no',
  };
}

function checkEqual(inputs: QuotationInputs): void {
  const { quotationTypeTalents, quotation } = pricedToWire(priceQuotation(inputs, taxes));
  const second = priceWithDecimals(inputs, taxes);
  const differs = second.lines.some((line, index) => {
    const figures: Record<string, unknown> = { ...quotationTypeTalents[index] };
    return !Object.entries(line).every(([name, value]) => isDeepStrictEqual(figures[name], value));
  });
  if (differs || quotation.total !== second.total) throw new Error('The two calculators disagree.');
}

console.table([
  compare('pesos', twentyLines()),
  compare('dollars at 4,123.45', twentyLines({ currency: 'USD', fxRate: '4123.45' })),
]);
console.log(`integers: lib/quotations/pricing, every figure and the tax snapshot; medians of ${ROUNDS} rounds
after a warm-up.
decimal.js: the same rules over a decimal library, the common way to avoid floats
(lib/quotations/pricing/testing/decimal-pricing.ts); fewer figures, the same answers, same run, in turns.
Node ${process.version} on ${process.platform} ${process.arch}.`);
