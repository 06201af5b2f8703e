import { formatMoney } from '@/lib/core/money';
import { netOf } from '../payments/rules';
import type { Claim } from '../queries';

/** A claim as the messages about it name it: what is withheld and paid, once that is known. */
export const claimFacts = (claim: Claim, event: string): (readonly [string, string])[] => {
  const { number, price, withheld, otherTaxes, currencyCode } = claim;
  const money = (amount: number) => `${formatMoney(amount, currencyCode)} ${currencyCode}`;
  return [
    ['Cuenta de cobro', String(number)],
    ['Evento', event],
    ['Valor', money(price)],
    ...(withheld ? ([['Retención en la fuente', money(withheld)]] as const) : []),
    ...(otherTaxes ? ([['IVA, menos ReteIVA y ReteICA', money(otherTaxes)]] as const) : []),
    ...(withheld || otherTaxes ? ([['Neto a pagar', money(netOf(claim))]] as const) : []),
  ];
};
