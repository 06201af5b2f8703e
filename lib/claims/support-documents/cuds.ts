import { createHash } from 'node:crypto';
import { currencyDecimals } from '@/lib/core/money';
import type { SupportSnapshot } from './snapshot';

/** An amount of minor units with a point and two decimals, as the DIAN writes it: `2500000.00`. Exact. */
export function amountText(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals);
  const part = decimals === 0 ? '' : digits.slice(-decimals);
  return `${whole}.${part.padEnd(2, '0')}`;
}

type Coded = Pick<
  SupportSnapshot,
  'number' | 'issueDate' | 'issueTime' | 'gross' | 'currency' | 'environment'
> & {
  readonly seller: { readonly id: string };
  readonly buyer: { readonly id: string };
};

/**
 * The CUDS of a support document or of its adjustment note: SHA-384, in hexadecimal, of
 *
 * NumDS + FecDS + HorDS + ValDS + CodImp + ValImp + ValTot + NumSNO + NITABS + Software-PIN + TipoAmbiente
 *
 * one after the other (Resolución DIAN 000167 de 2021, anexo técnico del documento soporte 1.1, numeral 14.1.1): number
 * with prefix; day; hour with its distance to UTC; value before taxes; '01' and the IVA, which who need not invoice never
 * charges; value with taxes and before withholdings; id of the seller and NIT of the buyer without check digit; PIN of the
 * software, which stands nowhere in the XML; 1 production, 2 tests.
 */
export function cudsOf(document: Coded, softwarePin: string): string {
  const value = amountText(document.gross, document.currency);
  return sha384(
    [
      document.number,
      document.issueDate,
      document.issueTime,
      value,
      '01',
      '0.00',
      value,
      document.seller.id,
      document.buyer.id,
      softwarePin,
      document.environment,
    ].join(''),
  );
}

/** SHA-384 of the software's id, its PIN and the document's number (same annex, SoftwareSecurityCode). */
export const securityCode = (softwareId: string, softwarePin: string, number: string): string =>
  sha384(`${softwareId}${softwarePin}${number}`);

/** Where the DIAN shows a document, for its QR. */
export const dianAddress = (environment: SupportSnapshot['environment'], cuds: string): string =>
  `https://catalogo-vpfe${environment === '2' ? '-hab' : ''}.dian.gov.co/document/searchqr?documentkey=${cuds}`;

const sha384 = (text: string): string => createHash('sha384').update(text, 'utf8').digest('hex');
