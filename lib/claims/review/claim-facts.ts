import { formatMoney } from '@/lib/core/money';
import type { Claim } from '../queries';

/** A claim as the messages about it name it: what is withheld and paid, once that is known. */
export const claimFacts = (claim: Claim, event: string): (readonly [string, string])[] => {
  const { number, price, withheld, currencyCode } = claim;
  const money = (amount: number) => `${formatMoney(amount, currencyCode)} ${currencyCode}`;
  return [
    ['Cuenta de cobro', String(number)],
    ['Evento', event],
    ['Valor', money(price)],
    ...(withheld
      ? ([
          ['Retención en la fuente', money(withheld)],
          ['Neto a pagar', money(price - withheld)],
        ] as const)
      : []),
  ];
};
