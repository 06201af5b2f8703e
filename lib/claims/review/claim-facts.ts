import { formatMoney } from '@/lib/core/money';
import type { Claim } from '../queries';
import { claimReference, netOf } from '../rules';

const money = ({ currencyCode }: Claim, amount: number) =>
  `${formatMoney(amount, currencyCode)} ${currencyCode}`;

/** A claim as the messages about it name it: what is withheld and paid, once that is known. */
export const claimFacts = (claim: Claim, event: string): (readonly [string, string])[] => {
  const { number, price, withheld, otherTaxes } = claim;
  return [
    ['Cuenta de cobro', String(number)],
    ['Evento', event],
    ['Valor', money(claim, price)],
    ...(withheld ? ([['Retención en la fuente', money(claim, withheld)]] as const) : []),
    ...(otherTaxes ? ([['IVA, menos ReteIVA y ReteICA', money(claim, otherTaxes)]] as const) : []),
    ...(withheld || otherTaxes ? ([['Neto a pagar', money(claim, netOf(claim))]] as const) : []),
  ];
};

/** The same for messages between an agency and the platform, which pays the claim. */
export const platformFacts = (claim: Claim, agency: string, event: string): (readonly [string, string])[] => [
  ['Cuenta de cobro', `${claim.number} de ${claim.name}`],
  ['Agencia', `${agency} (${claimReference(claim.code)})`],
  ['Evento', event],
  ['Valor', money(claim, claim.price)],
  ...(claim.withheld
    ? ([
        ['Retención en la fuente', money(claim, claim.withheld)],
        ['Neto a pagar', money(claim, netOf(claim))],
      ] as const)
    : []),
];
