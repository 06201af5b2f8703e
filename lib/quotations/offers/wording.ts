import { formatDateRange, formatDateTime, formatIsoDate, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { COP, rateText } from '../exchange/rules';
import type { OfferContent, OfferLine } from './offer-content';

/** The words of an offer, the same in its PDF and on its page. */
export const HEADINGS = {
  agency: 'Agencia',
  client: 'Cliente',
  event: 'El evento',
  lines: 'Perfiles y valores',
  included: 'Qué incluye',
  observation: 'Observaciones',
  payment: 'Forma de pago',
  conditions: 'Condiciones',
  message: 'Mensaje',
  acceptance: 'Constancia de aceptación',
} as const;

export const COLUMNS = {
  profile: 'Perfil',
  people: 'Personas',
  days: 'Días',
  unitPrice: 'Valor por día',
  subtotal: 'Subtotal',
  iva: 'IVA',
} as const;

/** Label and value; what was not written is null. */
export type Row = readonly [label: string, value: string | null];

const NOUNS = {
  FEMENINO: { one: 'mujer', many: 'mujeres' },
  MASCULINO: { one: 'hombre', many: 'hombres' },
} as const;

const counted = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`;

/** 'Cotización COT-00148 · Versión 2 · Adicional de COT-00140'; drafts have no code. */
export function referenceOf({
  code,
  version,
  additionTo,
}: Pick<OfferContent, 'code' | 'version' | 'additionTo'>): string {
  return [
    code === null ? 'Cotización · Borrador' : `Cotización ${code}`,
    ...(code !== null && version > 1 ? [`Versión ${version}`] : []),
    ...(additionTo ? [`Adicional de ${additionTo}`] : []),
  ].join(' · ');
}

/** '2 mujeres · 1 hombre' */
const gendersOf = ({ genders }: OfferLine): string =>
  genders
    .filter(({ quantity }) => quantity > 0)
    .map(({ gender, quantity }) => counted(quantity, NOUNS[gender].one, NOUNS[gender].many))
    .join(' · ');

/**
 * '2 mujeres'; of a line that its client chooses also by what it is told from those like it, where there are: '2 mujeres ·
 * opción 2' in its group, '2 mujeres · opción 2 de «Música»' where another group has its like.
 */
export function lineDetail(lines: readonly OfferLine[], place: number): string {
  const line = lines[place];
  if (!line) return '';
  const people = gendersOf(line);
  if (!line.choice) return people;
  const { alternative } = line.choice;
  const alike = lines.filter(
    (other) => other.choice && other.profile === line.profile && gendersOf(other) === people,
  );
  const own = alike.filter(({ choice }) => choice?.alternative === alternative);
  const which = [
    ...(own.length > 1 ? [`opción ${own.indexOf(line) + 1}`] : []),
    ...(own.length < alike.length && alternative !== null ? [`de «${alternative}»`] : []),
  ].join(' ');
  return which ? `${people} · ${which}` : people;
}

/** 'Modelo (2 mujeres)', as the lines of its offer call it (`lineDetail`). */
export const lineName = (lines: readonly OfferLine[], place: number): string =>
  `${lines[place]?.profile ?? ''} (${lineDetail(lines, place)})`;

/** The IVA of each line is shown only when some line has it. */
export const showsIva = ({ lines }: Pick<OfferContent, 'lines'>): boolean => lines.some(({ iva }) => iva > 0);

export function agencyRows({ agency }: Pick<OfferContent, 'agency'>): Row[] {
  return [
    ['Nombre', agency.name],
    [agency.documentType ?? 'Identificación', agency.identification],
    ['Dirección', agency.address],
    ['Ciudad', agency.city],
    ['Teléfono', agency.phone],
    ['Correo', agency.email],
    ['Sitio web', agency.url],
  ];
}

/** The agency in one line: 'Casa Norte S.A.S. · NIT 901234567-7 · Cra. 11 # 93-45, Bogotá'. */
export function agencyLine({ agency }: Pick<OfferContent, 'agency'>): string {
  const { name, documentType, identification, address, city, phone, email, url } = agency;
  const number = identification && [documentType, identification].filter(Boolean).join(' ');
  const place = [address, city].filter(Boolean).join(', ');
  return [name, number, place, phone, email, url?.replace(/^https?:\/\//, '')].filter(Boolean).join(' · ');
}

export function clientRows({ client }: Pick<OfferContent, 'client'>): Row[] {
  return [
    ['Nombre', client.name],
    [client.documentType ?? 'Identificación', client.identification],
    ['Contacto', client.contact],
    ['Teléfono', client.phone],
    ['Correo', client.email],
  ];
}

/** The date and the place of the event. */
export function eventFacts({ event, timeZone }: Pick<OfferContent, 'event' | 'timeZone'>): Row[] {
  return [
    ['Fechas', formatDateRange(event.start, event.end, timeZone, { year: true })],
    ['Horario', formatTimeRange(event.start, event.end, timeZone)],
    ['Horas por día', event.hoursPerDay === null ? null : String(event.hoursPerDay)],
    ['Lugar', event.place],
    ['Dirección', event.address],
    ['Ciudad', event.city],
  ];
}

type Amount = readonly [label: string, amount: string];
type Totals = {
  readonly lines: readonly Amount[];
  readonly total: Amount;
  /** The total in pesos; null for a quotation in pesos. */
  readonly equivalence: string | null;
};

type Exchanged = Pick<OfferContent, 'currency' | 'exchange'>;

/** 'a la tasa de 4.123,45 pesos por USD del 20 de noviembre de 2026' */
function atRate({ currency, exchange }: Exchanged): string {
  if (!exchange) return '';
  const day = exchange.fxRateDate && ` del ${formatIsoDate(exchange.fxRateDate)}`;
  return `a la tasa de ${rateText(exchange.fxRate)} pesos por ${currency}${day ?? ''}`;
}

/** The total for mails, with its value in pesos. */
export const totalFacts = ({
  total,
  currency,
  exchange,
}: Pick<OfferContent, 'total'> & Exchanged): [label: string, value: string][] => [
  ['Total', formatMoney(total, currency)],
  ...(exchange
    ? [['Equivale a', `${formatMoney(exchange.totalInPesos, COP)} COP`] satisfies [string, string]]
    : []),
];

/** Subtotal, IVA and total. */
export function totalsOf(offer: Pick<OfferContent, 'subtotal' | 'iva' | 'total'> & Exchanged): Totals {
  const money = (amount: number) => formatMoney(amount, offer.currency);
  return {
    lines: [
      [COLUMNS.subtotal, money(offer.subtotal)],
      [COLUMNS.iva, money(offer.iva)],
    ],
    total: [`Total ${offer.currency}`, money(offer.total)],
    equivalence: offer.exchange
      ? `Equivale a ${formatMoney(offer.exchange.totalInPesos, COP)} COP ${atRate(offer)}`
      : null,
  };
}

export function includedItems({ included }: Pick<OfferContent, 'included'>): string[] {
  const { feeding, transport, serviceAgents } = included;
  return [
    'Selección, convocatoria y contratación de los perfiles cotizados',
    ...(feeding ? ['Alimentación de cada persona durante los días del evento'] : []),
    ...(transport ? ['Transporte de cada persona durante los días del evento'] : []),
    ...(serviceAgents
      ? [
          `Acompañamiento en sitio: ${counted(serviceAgents.quantity, 'agente', 'agentes')} de servicio durante ${counted(serviceAgents.days, 'día', 'días')}`,
        ]
      : []),
  ];
}

/** The rule by which IVA is 0 (ET art. 437 par. 3; arts. 424 and 476). */
const WITHOUT_IVA = {
  NOT_RESPONSIBLE:
    'La agencia no es responsable de IVA y por eso no lo cobra (Estatuto Tributario, art. 437, parágrafo 3)',
  EXCLUDED: 'Los servicios cotizados están excluidos de IVA',
  SOME_EXCLUDED: 'Los perfiles sin valor en la columna de IVA son servicios excluidos de este impuesto',
} as const;

type Conditions = Pick<OfferContent, 'validUntil' | 'timeZone' | 'terms' | 'withoutIva'> & Exchanged;

/** Until when it holds and in which money, and the conditions of the quotation; of what was sent before, the usual ones. */
export function conditionItems(offer: Conditions): string[] {
  const { validUntil, timeZone, currency, exchange, terms, withoutIva } = offer;
  return [
    ...(withoutIva ? [WITHOUT_IVA[withoutIva]] : []),
    ...(validUntil === null ? [] : [`Cotización válida hasta el ${formatDateTime(validUntil, timeZone)}`]),
    ...(terms ? [`Los valores están expresados en ${currency}`] : [usualCurrencyItem(currency)]),
    ...(exchange
      ? [
          `El valor por pagar es el que está en ${currency}; el valor en pesos es una referencia ${atRate(offer)}`,
        ]
      : []),
    ...(terms ?? ['La disponibilidad de los talentos se confirma con la aceptación de la cotización']),
  ];
}

const usualCurrencyItem = (currency: string): string =>
  `Los valores están expresados en ${currency}; los cambios de fechas, ciudad, horario o cantidades requieren una nueva versión de esta cotización`;

/** The acceptance: who, when, and the hash of the accepted offer. */
export type Acceptance = {
  readonly name: string;
  /** 'CC ···789', as shown to the holder of the link. */
  readonly document: string | null;
  readonly at: string;
  readonly hash: string;
};

export function acceptanceRows(
  { name, document, at, hash }: Acceptance,
  { code, version, timeZone }: Pick<OfferContent, 'code' | 'version' | 'timeZone'>,
): Row[] {
  return [
    ['Aceptó', name],
    ['Documento', document],
    ['Cuándo', `${formatDateTime(at, timeZone)} (${at.slice(0, 19).replace('T', ' ')} UTC)`],
    ['Lo aceptado', referenceOf({ code, version })],
    ['Huella (SHA-256)', hash],
  ];
}
