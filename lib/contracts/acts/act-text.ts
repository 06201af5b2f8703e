import type { ContractActKind } from '@/db/values/contract-signing';
import { amountInWords } from '@/lib/core/amount-in-words';
import { formatDateRange, formatIsoDate, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import type { ContractFacts } from '../clauses/clause-values';
import type { AmendableTerms } from './rules';

/** All that an amendment or annulment says, as plain JSON; its PDF can be drawn from it at any time. */
export type ActSnapshot = {
  readonly kind: ContractActKind;
  /** 'CTR-2026-00012'. */
  readonly contract: string;
  readonly number: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: ContractFacts;
  /** The terms after an amendment; absent of an annulment. */
  readonly terms?: AmendableTerms;
  readonly reason: string;
};

type Wording = {
  readonly contract: string;
  readonly number: number;
  readonly facts: ContractFacts;
  readonly reason: string;
};

const when = ({ start, end }: AmendableTerms, timeZone: string) =>
  `${formatDateRange(start, end, timeZone, { year: true })}, ${formatTimeRange(start, end, timeZone)}`;

const parties = ({ agency, talent, guardian }: ContractFacts): string => {
  // True also when the talent has come of age since, and signs this itself.
  const represented = guardian
    ? `, por quien firmó el contrato ${guardian.name}, ${guardian.documentType} ${guardian.identification}, por ser entonces menor de edad`
    : '';
  return `Entre ${agency.name}, ${agency.documentType ?? 'identificación'} ${agency.identification ?? ''} (EL CONTRATANTE), y ${talent.name}, ${talent.documentType} ${talent.identification} (EL TALENTO)${represented}`;
};

/** Words an amendment (otrosí): only what changes, before and after. */
export function amendmentText(
  { contract, number, facts, reason }: Wording,
  before: AmendableTerms,
  after: AmendableTerms,
): ActSnapshot {
  const { timeZone } = facts.event;
  const { currency } = facts.fee;
  const money = (amount: number) => `${formatMoney(amount, currency)} (${amountInWords(amount, currency)})`;
  const dates: readonly [string, string, string] = [
    'Fechas y horario',
    when(before, timeZone),
    when(after, timeZone),
  ];
  const changes = [
    dates,
    ['Lugar', before.place, after.place] as const,
    ['Honorarios brutos', money(before.fee), money(after.fee)] as const,
  ].filter(([, old, fresh]) => old !== fresh);
  return {
    kind: 'AMENDMENT',
    contract,
    number,
    title: `Otrosí N.º ${number} al contrato ${contract}`,
    paragraphs: [
      `${parties(facts)}, se modifica de común acuerdo el contrato ${contract}, del ${formatIsoDate(facts.contractDate)}, para ${facts.event.name}.`,
      ...changes.map(([what, old, fresh]) => `${what}: donde decía «${old}» dirá «${fresh}».`),
      `Motivo: ${reason}`,
      'Lo demás del contrato sigue igual y obliga a las dos partes como se firmó.',
    ],
    facts,
    terms: after,
    reason,
  };
}

/** Words an annulment by agreement. */
export function annulmentText({ contract, number, facts, reason }: Wording): ActSnapshot {
  return {
    kind: 'ANNULMENT',
    contract,
    number,
    title: `Anulación de común acuerdo del contrato ${contract}`,
    paragraphs: [
      `${parties(facts)}, se anula de común acuerdo el contrato ${contract}, del ${formatIsoDate(facts.contractDate)}, para ${facts.event.name}.`,
      `Motivo: ${reason}`,
      'Desde que firmen las dos partes el contrato deja de obligarlas, las fechas del talento quedan libres y ninguna le debe nada a la otra por este contrato.',
    ],
    facts,
    reason,
  };
}
