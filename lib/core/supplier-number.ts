import { nitCheckDigit, readNit } from './nit';

/** A document of a foreigner: letters and digits, at least one of each. */
const FOREIGN = /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{5,15}$/;

/**
 * Who sold something, as the DIAN names it: a NIT or a cédula without points and check digit, or a foreign document.
 * Null for what cannot be one, or has a wrong check digit.
 */
export function readSupplierNumber(typed: string): string | null {
  const nit = readNit(typed);
  if (nit) return nit.checkDigit === null || nit.checkDigit === nitCheckDigit(nit.number) ? nit.number : null;
  const foreign = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  return FOREIGN.test(foreign) ? foreign : null;
}
