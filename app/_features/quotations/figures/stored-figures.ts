import type { QuotationDetail } from '@/lib/quotations/queries';
import type { Figure, FigureGroup } from './figure';

const plain = (key: string, amount: number): Figure => ({ key, amount, why: null });

/** The figures of a quotation as stored, without where they come from. */
export function storedFigures(quotation: QuotationDetail): FigureGroup[] {
  const { reteFuente, reteIca, reteIva, incomeTax, total } = quotation;
  const shown = (figures: readonly Figure[]) => figures.filter(({ amount }) => amount !== 0);
  return [
    {
      key: 'client',
      main: plain('total', total),
      parts: [plain('subtotal', quotation.subtotal), plain('iva', quotation.iva)],
    },
    {
      key: 'receivable',
      main: plain('netReceivable', total - reteFuente - reteIca - reteIva),
      parts: shown([
        plain('reteFuente', -reteFuente),
        plain('reteIca', -reteIca),
        plain('reteIva', -reteIva),
      ]),
    },
    { key: 'costs', main: plain('cost', quotation.subtotal - quotation.priceGain), parts: [] },
    {
      key: 'margin',
      main: plain('priceNetGain', quotation.priceNetGain),
      parts: shown([plain('priceGain', quotation.priceGain), plain('incomeTax', -incomeTax)]),
    },
  ];
}
