import { type FieldOf, type QuotationField, TYPED_FIELDS } from '@/lib/core/quotation-fields';
import { FIXED } from '@/lib/quotations/choices/rules/choosable';
import type { QuotationData } from '@/lib/quotations/inputs';
import type { TypedLine } from '@/lib/quotations/lines/rules';
/** A line being typed; any field may still be missing. */
export type DraftLine = Omit<TypedLine, 'budget'> & {
  /** Tells lines apart while they move. */
  readonly key: string;
  /** Per person and day, in minor units. */
  readonly budget: number | null;
};

/** The form holds these as text, empty for null, and the others as the server does. */
type AsText = Exclude<FieldOf<'text'>, 'nameClient'> | 'copies' | 'gain';
/** The client's name follows from its id, the instants from days and times. */
type NotTyped = 'nameClient' | 'startDate' | 'endDate' | 'lines';

export const FORM_FIELDS = TYPED_FIELDS.filter(
  (field): field is Exclude<QuotationField, NotTyped> =>
    field !== 'nameClient' && field !== 'startDate' && field !== 'endDate',
);

/** Everything that is typed of a quotation: plain data, so that it can be stored, undone and sent. */
export type DraftForm = Readonly<Omit<QuotationData, AsText | NotTyped | 'cityId'>> &
  Readonly<Record<AsText, string>> & {
    /** Chosen in the browser, so that a save may be repeated. */
    readonly id: string;
    readonly cityId: number | null;
    /** First and last day, `YYYY-MM-DD`; null while not chosen. */
    readonly firstDay: string | null;
    readonly lastDay: string | null;
    /** `HH:mm` where the event is; an end at or before the start is on the next day. */
    readonly startTime: string;
    readonly endTime: string;
    readonly lines: readonly DraftLine[];
  };

export const COP_ID = 1;

export const isForeign = ({ currencyId }: Pick<DraftForm, 'currencyId'>): boolean => currencyId !== COP_ID;

/** COP have no exchange rate, whatever was typed before. */
export const fxRateOf = (form: DraftForm): string => (isForeign(form) ? form.fxRate : '1');

const DEFAULT_START = '08:00';
const DEFAULT_END = '18:00';

type StartingPoint = {
  readonly cityId: number | null;
  readonly gain: string;
  readonly feeding: number;
  readonly transport: number;
  readonly agentPrice: number;
};

/** No words of its own to the client. */
export const NO_WORDS = {
  message: null,
  paymentTerms: null,
  terms: null,
  validityDays: null,
  copies: '',
} as const satisfies Partial<DraftForm>;

/** The addresses in what was typed. */
export const copiesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((one) => one !== '');

/** An empty quotation. */
export function emptyDraft(
  id: string,
  { cityId, gain, feeding, transport, agentPrice }: StartingPoint,
): DraftForm {
  return {
    id,
    clientId: null,
    nameContact: '',
    emailClient: '',
    phoneClient: '',
    dialingCode: '57',
    nameEvent: '',
    cityId,
    place: '',
    address: '',
    firstDay: null,
    lastDay: null,
    startTime: DEFAULT_START,
    endTime: DEFAULT_END,
    hours: hoursBetween(DEFAULT_START, DEFAULT_END),
    currencyId: COP_ID,
    fxRate: '1',
    fxRateDate: null,
    tercero: false,
    observation: '',
    ...NO_WORDS,
    serviceConcept: 'SERVICIOS',
    gain,
    feeding,
    transport,
    agentPrice,
    agents: 0,
    agentDays: 0,
    lines: [],
  };
}

/** A new line of one woman, for as many days as the event has. */
export const newLine = (key: string, profile: string, days: number): DraftLine => ({
  key,
  profile,
  women: 1,
  men: 0,
  days,
  budget: null,
  payBasis: 'GROSS',
  withholding: 'ART383',
  ivaCategory: 'GRAVADO',
  ...FIXED,
});

const DAY_MS = 86_400_000;
const dayNumber = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;

/** The day `days` after another, `YYYY-MM-DD`. */
export const plusDays = (isoDate: string, days: number): string =>
  new Date((dayNumber(isoDate) + days) * DAY_MS).toISOString().slice(0, 10);

/** Calendar days of the event, 1 while its dates are not chosen. */
export const eventDays = ({ firstDay, lastDay }: Pick<DraftForm, 'firstDay' | 'lastDay'>): number =>
  firstDay && lastDay ? Math.max(1, dayNumber(lastDay) - dayNumber(firstDay) + 1) : 1;

/** True when the event ends after midnight. */
export const endsNextDay = ({ startTime, endTime }: Pick<DraftForm, 'startTime' | 'endTime'>): boolean =>
  endTime <= startTime;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Hours from one time to the next like it, rounded up: 08:00 to 18:00 are 10, 20:00 to 02:00 are 6. */
export function hoursBetween(start: string, end: string): number {
  const minutes = minutesOf(end) - minutesOf(start);
  return Math.ceil((minutes > 0 ? minutes : minutes + 24 * 60) / 60);
}

/** Start and end as wall clocks where the event is, `YYYY-MM-DDTHH:mm`; null while a day or time is missing. */
export function wallClocks(form: DraftForm): { start: string; end: string } | null {
  const { firstDay, lastDay, startTime, endTime } = form;
  if (!firstDay || !lastDay || !startTime || !endTime) return null;
  const endDay = endsNextDay(form) ? plusDays(lastDay, 1) : lastDay;
  return { start: `${firstDay}T${startTime}`, end: `${endDay}T${endTime}` };
}

/** The reverse of `wallClocks`. */
export function daysAndTimes(
  start: string,
  end: string,
): Pick<DraftForm, 'firstDay' | 'lastDay' | 'startTime' | 'endTime'> {
  const [firstDay = '', startTime = ''] = start.slice(0, 16).split('T');
  const [endDay = '', endTime = ''] = end.slice(0, 16).split('T');
  const overnight = endTime <= startTime && endDay > firstDay;
  return { firstDay, lastDay: overnight ? plusDays(endDay, -1) : endDay, startTime, endTime };
}

/** A line that can be priced and saved: somebody, doing something, for a price. */
export const isComplete = (line: DraftLine): boolean =>
  line.profile !== '' && line.women + line.men > 0 && line.days > 0 && line.budget !== null;
