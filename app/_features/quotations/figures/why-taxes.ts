import { decimalText } from '@/app/_features/taxes/rate-words';
import { ownPrice, rowsOf } from '@/app/_features/taxes/rates-behind';
import { formatMoney } from '@/lib/core/money';
import type { PricedQuotation } from '@/lib/quotations/pricing/rules/priced-quotation';
import type { TaxRate } from '@/lib/taxes/rules/tax-table';
import type { Reason } from './figure';

/** '9,66 por mil', '19 %'. */
const rateText = (rate: string | null | undefined, unity: string | undefined): string =>
  rate ? `${decimalText(rate)}${unity === 'PER_MIL' ? ' por mil' : '\u00a0%'}` : '0\u00a0%';

const reason = (key: string, values?: Record<string, string>): Reason =>
  values ? { key: `reasons.${key}`, values } : { key: `reasons.${key}` };

/** The calculation of each tax of a price, with its numbers. */
export function whyTaxes(price: PricedQuotation, money: (amount: number) => string) {
  const { agency, city, taxes } = price.taxSnapshot;
  const { derived, quotation } = price;
  const subtotal = money(quotation.subtotal);
  const rowOf = (kind: string, concept?: string): TaxRate | undefined => rowsOf(price, kind, concept)[0];

  return {
    iva(): Reason {
      if (!agency.responsableIva) return reason('ivaNone');
      const taxed = price.lines.filter((line) => line.ivaCategory === 'GRAVADO');
      if (quotation.iva === 0 && taxed.length === 0) return reason('ivaExcluded');
      const row = rowOf('IVA');
      const base = taxed.reduce((total, line) => total + line.subtotalClient, 0);
      return reason('ivaRate', { rate: rateText(row?.rate, row?.unity), base: money(base) });
    },
    reteFuente(): Reason {
      const concept = derived.reteFuenteConcept;
      if (concept === 'ART383') {
        const [uvt = 0] = Object.values(taxes.uvt);
        return reason('reteFuenteTable', { uvt: formatMoney(uvt, 'COP'), subtotal });
      }
      const row = rowOf('RETE_FUENTE', concept);
      return reason('reteFuenteRate', {
        rate: rateText(row?.rate, row?.unity),
        base: decimalText(row?.baseUvt ?? '0'),
        concept,
        subtotal,
      });
    },
    reteIca(): Reason {
      const row = rowOf('RETE_ICA');
      const own = ownPrice(price, 'RETE_ICA');
      const rate = rateText(own?.price ?? row?.rate, own?.unity ?? row?.unity);
      return reason(own ? 'reteIcaOwn' : 'reteIca', { rate, city, subtotal });
    },
    reteIva(): Reason {
      const concept = derived.reteIvaConcept ?? '';
      const row = rowOf('RETE_IVA', concept);
      const rate = rateText(row?.rate, row?.unity);
      const iva = money(quotation.iva);
      return reason(concept === 'FROM_SIMPLE' ? 'reteIvaSimple' : 'reteIvaGreat', { rate, iva });
    },
    incomeTax(): Reason {
      const gain = money(Math.max(0, quotation.priceGain));
      if (agency.regimenSimple) {
        const row = rowOf('SIMPLE');
        return reason('incomeSimple', { rate: rateText(row?.rate, row?.unity), subtotal });
      }
      if (agency.legalNature === 'PERSONA_JURIDICA') {
        const row = rowOf('RENTA');
        return reason('incomeCompany', { rate: rateText(row?.rate, row?.unity), gain });
      }
      return agency.incomeTaxRatePN
        ? reason('incomePerson', { rate: decimalText(agency.incomeTaxRatePN), gain })
        : reason('incomeWithheld');
    },
  };
}
